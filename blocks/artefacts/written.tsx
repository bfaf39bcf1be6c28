/** Text that may be in Arabic or Hindi: marked as such, for screen readers, fonts and direction. */
export function Written({ text }: { text: string }) {
  if (/\p{Script=Arabic}/u.test(text)) {
    return (
      <span lang="ar" dir="rtl" className="font-text text-(length:--text-body)">
        {text}
      </span>
    )
  }
  if (/\p{Script=Devanagari}/u.test(text)) {
    return (
      <span lang="hi" className="font-text text-(length:--text-body)">
        {text}
      </span>
    )
  }
  return text
}
