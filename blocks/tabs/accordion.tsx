import { useUrlState } from '#ui/use-url-state.ts'
import { AccordionItem } from './accordion-item.tsx'
import { NONE, type TabsProps } from './schema.ts'

/** At most one item is open; clicking the open one closes it. */
export function Accordion({ id, title, tabs }: TabsProps) {
  const [first, ...others] = tabs.map((tab) => tab.id)
  const [open, choose] = useUrlState<string>(id, [first ?? NONE, ...others, NONE])
  return (
    <section className="overflow-clip py-section">
      <h2 className="column display pb-12 text-title">{title}</h2>
      <div className="border-b border-strong-line">
        {tabs.map((tab, index) => (
          <AccordionItem
            key={tab.id}
            tab={tab}
            prefix={`${id}-${tab.id}`}
            number={index + 1}
            open={tab.id === open}
            onToggle={() => choose(tab.id === open ? NONE : tab.id)}
          />
        ))}
      </div>
    </section>
  )
}
