"""Read by every interpreter that has this folder on its path: its machine is a foreign one."""

import os

import foreign_machine

foreign_machine.become(os.environ.get(foreign_machine.NAME, ""))
