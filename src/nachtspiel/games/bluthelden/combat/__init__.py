"""The Combat Phase: lane by lane in the order of Initiative, with every priority window (section 14, BH-D76)."""
