import type { ReactNode } from 'react'
import type { Picture } from '#model/content/picture.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** Parts of a desk that stand side by side: what is on its top, and what is below it. */
export const above = 'border-b-12 border-ink'
export const below = 'h-[clamp(9rem,12vw,13rem)] pt-4 max-md:group-not-last/desk:h-auto'
export const inside = 'px-[clamp(--spacing(5),1.8vw,--spacing(8))]'

/** A desk with two legs. Where there is room, two stand in one row without legs between them; on phones the upper one is a shelf. */
export function Desk({ className, children }: { className: string; children: ReactNode }) {
  const leg = 'absolute bottom-0 w-3 bg-ink h-[clamp(9rem,12vw,13rem)]'
  return (
    <div className={cn('group/desk relative', className)}>
      {children}
      <div
        aria-hidden="true"
        className={cn(
          leg,
          'inset-s-0 md:group-not-first/desk:hidden max-md:group-not-last/desk:hidden',
        )}
      />
      <div aria-hidden="true" className={cn(leg, 'inset-e-0 group-not-last/desk:hidden')} />
    </div>
  )
}

type PlaceProps = {
  picture: Picture
  /** True if it leaves room for a picture of what is beside it. */
  isSmall: boolean
}

/** The empty place: its picture stands on the floor, before the desk. */
export function Place({ picture, isSmall }: PlaceProps) {
  return (
    <div
      className={cn(
        'relative shrink-0',
        isSmall ? 'w-[clamp(5rem,14vw,15rem)]' : 'w-[clamp(6.5rem,21vw,19rem)]',
      )}
    >
      <div className={above} />
      <div className={below} />
      <Image
        {...picture}
        alt=""
        sizes="20rem"
        className="absolute -bottom-1 inset-s-[6%] w-[88%]"
      />
    </div>
  )
}

/** The things as a picture that stands on the desk, with their names below it. */
export function Things({ picture, things }: { picture: Picture; things: string[] }) {
  const { t } = useLanguage()
  return (
    <>
      <div className={cn('grid gap-3', above, inside)}>
        <h3 className="label text-soft">{t('On your desk')}</h3>
        <Image {...picture} sizes="(min-width: 768px) 40vw, 70vw" className="w-full" />
      </div>
      <ul
        className={cn(
          'grid auto-cols-fr grid-flow-col justify-items-center gap-x-3 text-center text-small leading-tight font-semibold',
          below,
          inside,
        )}
      >
        {things.map((thing) => (
          <li key={thing} className="max-w-[14ch]">
            {thing}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The things as a stack of labels. */
export function ThingStack({ things }: { things: string[] }) {
  const { t } = useLanguage()
  return (
    <>
      <ul className={cn('grid', above, inside)}>
        {things.map((thing) => (
          <Thing key={thing} name={thing} />
        ))}
      </ul>
      <div className={cn(below, inside)}>
        {things.length > 0 && <h3 className="label text-soft">{t('On your desk')}</h3>}
      </div>
    </>
  )
}

function Thing({ name }: { name: string }) {
  return (
    <li className="bg-fill px-5 py-[clamp(--spacing(3.5),1.3vw,--spacing(6))] text-[clamp(1.25rem,1.7vw,1.625rem)] leading-tight font-semibold text-on-fill nth-[3n+1]:me-[14%] nth-[3n+2]:ms-[6%] nth-[3n+2]:bg-ink nth-[3n+2]:text-paper nth-[3n]:me-[4%] nth-[3n]:bg-tint nth-[3n]:text-ink">
      {name}
    </li>
  )
}
