/** Text that may be in Arabic: marked as such, for screen readers, font and direction. */
export function Written({ text }: { text: string }) {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  return (
    <span lang="ar" dir="rtl" className="font-text text-(length:--text-body)">
      {text}
    </span>
  )
}
