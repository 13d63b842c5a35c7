# The bot, without root: docker build -t undercroft . (docs/HOSTING.md)
FROM python:3.11-slim AS build
WORKDIR /build
COPY . .
RUN python -m venv /opt/undercroft
RUN /opt/undercroft/bin/pip install --disable-pip-version-check -c constraints.txt '.[postgres]'
RUN rm -rf /opt/undercroft/lib/python3.11/site-packages/pip /opt/undercroft/lib/python3.11/site-packages/setuptools

FROM python:3.11-slim
COPY --from=build /opt/undercroft /opt/undercroft
# Compiled files stand in the image, as nobody may write them later: without them a start takes twice as long.
# The image of Python comes without those of its own library.
RUN /opt/undercroft/bin/python -c "from bot.commands import cli; cli.load(['run'])"
RUN install -d -m 700 -o 10001 -g 10001 /data
ENV PATH=/opt/undercroft/bin:$PATH HOME=/data PYTHONDONTWRITEBYTECODE=1
ENV UNDERCROFT_DATABASE=/data/undercroft.db UNDERCROFT_MONITOR=0.0.0.0:8614 UNDERCROFT_LOG_FORMAT=json
WORKDIR /data
VOLUME /data
USER 10001:10001
EXPOSE 8614
HEALTHCHECK --interval=30s --timeout=20s --start-period=90s CMD ["undercroft", "health"]
STOPSIGNAL SIGTERM
CMD ["undercroft", "run", "--no-browser"]
