type HiddenValuesProps = {
  values?: Record<string, string>
  /** Values of names that are sent several times. */
  lists?: Record<string, readonly string[]>
}

/** What a form sends besides its fields. */
export function HiddenValues({ values = {}, lists = {} }: HiddenValuesProps) {
  const all = { ...values, ...lists }
  return Object.entries(all).flatMap(([name, sent]) =>
    [sent].flat().map((value) => <input key={name + value} type="hidden" {...{ name, value }} />),
  )
}
