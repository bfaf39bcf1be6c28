import { ArrowRight } from 'lucide-react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { isOutside, OutsideMark, SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'

/** Links as very large rows. A link to a service has the service's hue, any other the page's. */
export function LinkList({ block, live }: BlockProps<'link-list'>) {
  function hueOfService(href: string) {
    const service = live.services.find(({ slug }) => servicePath(slug) === href)
    return service && hueOf(service.lambda)
  }
  return (
    <section className="py-section">
      <Reveal>
        <h2 className="column display pb-6 sm:pb-8 text-title">{block.title}</h2>
        <ul className="border-b border-line">
          {block.links.map(({ link, description, answeredBy }, index) => (
            <li
              key={link.label}
              {...(answeredBy ? hueOf(answeredBy.lambda) : hueOfService(link.href))}
              className="group relative isolate"
            >
              <SiteLink
                href={link.href}
                unmarked
                data-grows="after"
                className="block border-t border-line outline-offset-[-4px] before:absolute before:inset-0 before:-z-10 before:origin-left rtl:before:origin-right before:scale-x-0 before:bg-tint before:transition-transform before:duration-500 group-hover:before:scale-x-100 after:absolute after:inset-y-0 after:inset-s-0 after:w-1.5 after:bg-fill focus-visible:before:scale-x-100"
              >
                <span
                  className={cn(
                    'column grid grid-cols-[1fr_auto] gap-x-8',
                    answeredBy
                      ? 'items-end gap-y-4 py-[clamp(1.75rem,3.2vw,3rem)]'
                      : 'items-center gap-y-1 py-[clamp(0.75rem,1.8vw,1.75rem)] lg:grid-cols-[7fr_4fr_auto]',
                  )}
                >
                  <span
                    className={cn(
                      'display leading-[0.95] tracking-[-0.03em]',
                      answeredBy
                        ? 'col-span-full text-[clamp(2.25rem,8.4vw,8.25rem)] lg:text-[clamp(3.75rem,6.2vw,6.25rem)]'
                        : 'text-[clamp(2rem,5vw,4.75rem)] max-lg:col-span-full',
                    )}
                  >
                    <WaveLetters
                      text={link.label}
                      cycles={link.label.length / 9}
                      phase={index * 0.3}
                      breathes
                    />
                  </span>
                  <span className="grid max-w-[60ch] gap-6">
                    {description}
                    {answeredBy && <AnsweredBy {...answeredBy} />}
                  </span>
                  {isOutside(link.href) ? (
                    <OutsideMark href={link.href} className="size-[clamp(1.75rem,3vw,3rem)]" />
                  ) : (
                    <ArrowRight
                      aria-hidden="true"
                      strokeWidth={1.25}
                      className="h-auto w-[clamp(1.75rem,3vw,3rem)] transition-transform duration-500 group-hover:translate-x-2 rtl:group-hover:-translate-x-2"
                    />
                  )}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}

type AnsweredByProps = NonNullable<BlockOf<'link-list'>['links'][number]['answeredBy']>

/** The person at the other end; on wide screens the portrait stands on the lower edge of the row. */
function AnsweredBy({ name, line, image }: AnsweredByProps) {
  return (
    <span className="grid grid-cols-[--spacing(20)_1fr] items-center gap-x-5 lg:block">
      <Image
        {...image}
        className="w-full bg-tint object-cover transition-transform duration-500 lg:absolute lg:inset-e-(--to-edge) lg:bottom-0 lg:w-[clamp(--spacing(40),15vw,--spacing(60))] lg:origin-bottom lg:me-[clamp(--spacing(20),9vw,--spacing(40))] lg:group-hover:scale-105"
      />
      <span className="border-s-3 border-fill ps-4 lg:block">
        <span className="block font-semibold">{name}</span>
        <span className="block text-soft">{line}</span>
      </span>
    </span>
  )
}
