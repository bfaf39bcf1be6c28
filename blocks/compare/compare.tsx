import type { BlockProps } from '#blocks/block-props.ts'

/** A table of what to choose between; on a narrow screen each thing is a list of its own. */
export default function Compare({ block }: BlockProps<'compare'>) {
  const { title, lead, subject, rows, things } = block
  return (
    <section className="compare-band ground-raised py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12">
          <h2 className="display text-title lg:col-span-8">{title}</h2>
          {lead && <p className="max-w-[36ch] text-lead lg:col-span-4">{lead}</p>}
        </div>
        <table className="compare">
          <thead>
            <tr>
              <td className="label">{subject}</td>
              {rows.map((row) => (
                <th key={row} scope="col" className="label">
                  {row}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things.map(({ name, description, values }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="display compare-name">{name}</span>
                  <span className="compare-words">{description}</span>
                </th>
                {rows.map((row, index) => (
                  <td key={row} data-row={row}>
                    {values[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
