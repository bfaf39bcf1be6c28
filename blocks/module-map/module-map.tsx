import type { BlockProps } from '#blocks/block-props.ts'

/** Eight modules on one line that runs there and back, as an order runs through a company. */
export default function ModuleMap({ block }: BlockProps<'module-map'>) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <div className="grid items-end gap-x-16 gap-y-5 pb-14 lg:grid-cols-12 lg:pb-20">
          <h2 className="display text-title lg:col-span-8">{block.title}</h2>
          {block.lead && (
            <p className="max-w-[36ch] text-lead text-soft lg:col-span-4">{block.lead}</p>
          )}
        </div>
        <ol className="module-map">
          {block.modules.map(({ title, description }, index) => (
            <li key={title} className="module">
              <span className="label text-soft">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="display module-name">{title}</h3>
              <p className="max-w-[32ch] text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
