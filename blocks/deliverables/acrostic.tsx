import { cn } from '#ui/cn.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'
import type { DeliverablesLayoutProps } from './schema.ts'

/** The items' initials form one word across the page, each centred above its item. */
export function Acrostic({ id, title, intro, items }: DeliverablesLayoutProps) {
  return (
    <section id={id} className="bg-tint overflow-clip py-section">
      <div className="column grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2 className="display text-title">{title}</h2>
        {intro && <p className="max-w-[38ch] text-intro">{intro}</p>}
      </div>
      <ol className="column pt-[clamp(--spacing(6),5vw,--spacing(20))] lg:flex lg:gap-[clamp(--spacing(3),1.4vw,--spacing(7))]">
        {items.map(({ title: name, description }, index) => (
          <li
            className="grid grid-cols-[--spacing(20)_1fr] items-center gap-4 py-2.5 border-t border-strong-line lg:min-w-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-4 lg:p-0 lg:border-0"
            key={name}
          >
            <span
              aria-hidden="true"
              className={cn(
                'display text-[5rem] leading-[0.8] lg:justify-self-center lg:leading-[0.78]',
                items.length > 6
                  ? 'lg:text-[clamp(6.5rem,11.4vw,10.25rem)]'
                  : 'lg:text-[clamp(8rem,14.6vw,13rem)]',
              )}
            >
              <WaveLetters text={name.charAt(0)} phase={0.34 + (index / items.length) * 0.36} />
            </span>
            <div className="grid content-start gap-2 lg:border-t-2 lg:border-ink lg:pt-4">
              <h3 className="text-card font-semibold">{name}</h3>
              <p className="text-small lg:pe-2">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
