"""What messages are made of, and how large each may be."""

from typing import Annotated, Any

from msgspec import Meta

Id = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Option = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Word = Annotated[str, Meta(max_length=64)]
Value = Annotated[str, Meta(max_length=8000)]  # of a setting; some are texts
Language = Annotated[str, Meta(max_length=16)]
Text = Annotated[str, Meta(max_length=4000)]
Timer = Annotated[int, Meta(ge=5, le=30 * 86400)]  # seconds for a decision
Level = Annotated[str, Meta(max_length=32)]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/BaseView"})]  # see BaseView
