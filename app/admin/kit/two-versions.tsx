type TwoVersionsProps = {
  /** The fields in which they differ. */
  fields: { name: string; theirs: string; mine: string }[]
}

/** Two versions of the same texts beside each other. */
export function TwoVersions({ fields }: TwoVersionsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-3 md:grid-cols-2">
      <p className="label text-soft max-md:hidden">Theirs</p>
      <p className="label text-soft max-md:hidden">Yours</p>
      {fields.map(({ name, theirs, mine }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same name, and the list is never reordered
        <div key={index} className="contents">
          <Version label={`${name}, theirs`} text={theirs} />
          <Version label={`${name}, yours`} text={mine} />
        </div>
      ))}
      {fields.length === 0 && <p>Both versions are the same.</p>}
    </div>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className="max-h-48 overflow-y-auto border-line border-l-2 pl-3">
      <p className="label text-soft">{label}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text || '(empty)'}</p>
    </div>
  )
}
