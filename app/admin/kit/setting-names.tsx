/** A text in which names of settings ("SMTP_URL") are shown as code. */
export function SettingNames({ text }: { text: string }) {
  const parts = text.split(/\b([A-Z]+(?:_[A-Z]+)+)\b/)
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))
}
