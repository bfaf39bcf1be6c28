"""Prints the events of a calendar file as JSON, as python3-icalendar and as python3-vobject read them."""

import json
import sys
from datetime import timezone

import icalendar
import vobject


def instant(time):
    return time.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def by_icalendar(text):
    for event in icalendar.Calendar.from_ical(text).walk("VEVENT"):
        yield {
            "id": str(event["uid"]),
            "sequence": int(event["sequence"]),
            "status": str(event["status"]),
            "from": instant(event["dtstart"].dt),
            "to": instant(event["dtend"].dt),
            "summary": str(event["summary"]),
            "location": str(event["location"]),
            "description": str(event["description"]),
        }


def by_vobject(text):
    for event in vobject.readOne(text).vevent_list:
        yield {
            "id": event.uid.value,
            "sequence": int(event.sequence.value),
            "status": event.status.value,
            "from": instant(event.dtstart.value),
            "to": instant(event.dtend.value),
            "summary": event.summary.value,
            "location": event.location.value,
            "description": event.description.value,
        }


with open(sys.argv[1], newline="") as file:
    text = file.read()
print(json.dumps({"icalendar": list(by_icalendar(text)), "vobject": list(by_vobject(text))}))
