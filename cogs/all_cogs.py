"""Every cog, each made with what it needs."""

from discord import app_commands
from discord.ext import commands

from cogs.base.languages import SpokenLanguages
from cogs.base.under_way import UnderWay
from cogs.buttons import ButtonsCog
from cogs.by_post.pace import PaceCog
from cogs.campaigns.campaign import CampaignCog
from cogs.cards.boards import BoardCog
from cogs.cards.responder import Responder
from cogs.dice import DiceCog
from cogs.dungeons.dungeon import DungeonCog
from cogs.hall.hall import HallCog
from cogs.help import HelpCog
from cogs.history.since import SinceMenu
from cogs.lobby.adventure import AdventureCog
from cogs.lobby.choosing import Choosing
from cogs.lobby.settings_form import SettingsFormPanel
from cogs.lobby.tutorial import TutorialCog
from cogs.packs.forge import ForgeCog
from cogs.packs.pack import PackCog
from cogs.people.away import AwayCog
from cogs.people.away_panel import AwayPanel
from cogs.people.preferences import SettingsCog
from cogs.people.time_of_day import TimePanel
from cogs.play.act import ActCog
from cogs.play.orders import OrdersCog
from cogs.play.panels import CardPanels
from cogs.play.play import PlayCog
from cogs.privacy.privacy import PrivacyCog
from cogs.servers.doctor import DoctorCog, Limits, Rehearsals
from cogs.servers.server import ServerCog
from cogs.staging.stage import StageCog
from cogs.voices.voice import VoiceCog


def all_menus(responder: Responder) -> tuple[app_commands.ContextMenu, ...]:
    """Return every entry in the menus of messages."""
    return (SinceMenu(responder).menu(),)


def developer_cogs(responder: Responder) -> tuple[commands.Cog, ...]:
    """Return the cogs that are for developers' servers alone."""
    return (StageCog(responder),)


def all_cogs(
    responder: Responder,
    under_way: UnderWay,
    languages: SpokenLanguages,
    limits: Limits,
    rehearsals: Rehearsals,
) -> tuple[commands.Cog, ...]:
    """Return every cog, in the order in which Discord is told their commands."""
    choosing = Choosing(responder)
    adventure, dungeon = AdventureCog(responder, choosing), DungeonCog(responder)
    campaign, pace = CampaignCog(responder, choosing), PaceCog(responder)
    hall, orders = HallCog(responder, choosing), OrdersCog(responder)
    privacy, server = PrivacyCog(responder), ServerCog(responder)
    time, away = TimePanel(responder), AwayPanel(responder)
    panels, tutorial = CardPanels(responder), TutorialCog(responder, choosing)
    forms = SettingsFormPanel(responder)
    packs, forge, voice = PackCog(responder), ForgeCog(responder), VoiceCog(responder)
    answering = (adventure, dungeon, campaign, pace, hall, orders, privacy, server)
    more = [
        each.handlers
        for each in (*answering, packs, forge, voice, panels, tutorial, time, away, forms)
    ]
    handlers = {verb: handler for each in more for verb, handler in each.items()}
    return (
        adventure,
        tutorial,
        PlayCog(responder),
        orders,
        voice,
        BoardCog(responder),
        pace,
        AwayCog(responder),
        ActCog(responder),
        DiceCog(responder),
        HelpCog(responder),
        SettingsCog(responder, languages),
        dungeon,
        campaign,
        hall,
        packs,
        forge,
        privacy,
        server,
        DoctorCog(responder, limits, rehearsals),
        ButtonsCog(responder, under_way, languages, choosing, handlers),
    )
