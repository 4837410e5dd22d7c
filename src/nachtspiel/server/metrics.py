"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What one server counts. No names, no keys, no matches."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.decisions = Counter("nachtspiel_decisions", "Decisions stored by this server", registry=self.registry)
        self.founded = Counter("nachtspiel_matches_founded", "Matches founded here", registry=self.registry)
        self.refused = Counter(
            "nachtspiel_refused", "Messages and requests refused", ["reason"], registry=self.registry
        )
        self.troubles = Counter("nachtspiel_store_troubles", "Failures of the store", ["what"], registry=self.registry)
        self.rooms = Gauge("nachtspiel_rooms", "Matches in memory", registry=self.registry)
        self.sockets = Gauge("nachtspiel_sockets", "Open sockets", registry=self.registry)
        self.storing = Histogram(
            "nachtspiel_storing_seconds",
            "Time of a transaction of the store; one may hold decisions of many tables",
            buckets=QUICK,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "nachtspiel_thinking_seconds", "Time a bot takes to decide", buckets=QUICK, registry=self.registry
        )
        self.thoughts = Gauge("nachtspiel_thoughts", "Thoughts that workers are asked for", registry=self.registry)
        self.lost = Counter("nachtspiel_workers_lost", "Workers that died", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
