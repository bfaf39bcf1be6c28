"""Prints what Python's parser finds in an email, as JSON."""

import json
import sys
from email import message_from_binary_file, policy

with open(sys.argv[1], "rb") as file:
    mail = message_from_binary_file(file, policy=policy.default)


def part(kind):
    found = mail.get_body(preferencelist=(kind,))
    return found.get_content().replace("\r\n", "\n").rstrip() if found else None


print(
    json.dumps(
        {
            "defects": [str(defect) for each in mail.walk() for defect in each.defects],
            "subject": str(mail["subject"]),
            "from": mail["from"].addresses[0].addr_spec,
            "to": mail["to"].addresses[0].addr_spec,
            "unsubscribe": str(mail["list-unsubscribe"]).strip(),
            "oneClick": mail["list-unsubscribe-post"],
            "text": part("plain"),
            "html": part("html"),
        }
    )
)
