import type { ReactNode } from 'react'
import type { Job } from '#model/content/job.ts'
import type { TeamMember } from '#model/content/team.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

type Neighbour = Pick<TeamMember, 'name'> & Partial<TeamMember>

type JobStartProps = {
  start: NonNullable<Job['start']>
  picture: Job['picture']
  /** Those of the team with portrait and role. */
  beside: Neighbour[]
}

/** The first task, and a desk with the people at it, the empty place and the things on it. */
export function JobStart({ start: { task, desk }, picture, beside }: JobStartProps) {
  const { t } = useLanguage()
  return (
    <section className="overflow-clip pt-section">
      <div className="column grid gap-x-16 gap-y-6 pb-[clamp(--spacing(10),5vw,--spacing(20))] lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-4">{t('Your first week')}</h2>
        <p className="max-w-[34ch] text-[clamp(1.5rem,2.9vw,3rem)] leading-[1.12] text-balance lg:col-span-8">
          {task}
        </p>
      </div>
      <div className="column grid items-end gap-y-10 md:flex">
        {beside.length > 0 && (
          <Desk className="min-w-0 md:last:flex-1">
            <h3 className={cn('label pb-3 text-soft', inside)}>{t('You sit beside')}</h3>
            <ul className="flex">
              {beside.map((person) => (
                <Person key={person.name} {...person} />
              ))}
            </ul>
          </Desk>
        )}
        {(picture || desk.length > 0) && (
          <Desk className="flex flex-1 items-end">
            {picture && <Place picture={picture} />}
            <div className="flex-1 md:min-w-48">
              <ul className={cn('grid', above, inside)}>
                {desk.map((thing) => (
                  <Thing key={thing} name={thing} />
                ))}
              </ul>
              <div className={cn(below, inside)}>
                {desk.length > 0 && <h3 className="label text-soft">{t('On your desk')}</h3>}
              </div>
            </div>
          </Desk>
        )}
      </div>
    </section>
  )
}

/** Parts of a desk that stand side by side: what is on its top, and what is below it. */
const above = 'border-b-12 border-ink'
const below = 'h-[clamp(6rem,14vw,14rem)] pt-4'
const inside = 'px-[clamp(--spacing(5),1.8vw,--spacing(8))]'

/** A desk with two legs. Where there is room, two stand in one row without legs between them. */
function Desk({ className, children }: { className: string; children: ReactNode }) {
  const leg = 'absolute bottom-0 w-3 bg-ink h-[clamp(6rem,14vw,14rem)]'
  return (
    <div className={cn('group/desk relative', className)}>
      {children}
      <div aria-hidden="true" className={cn(leg, 'inset-s-0 md:group-not-first/desk:hidden')} />
      <div aria-hidden="true" className={cn(leg, 'inset-e-0 md:group-not-last/desk:hidden')} />
    </div>
  )
}

/** The empty place: its picture stands on the floor, before the desk. */
function Place({ picture }: { picture: NonNullable<Job['picture']> }) {
  return (
    <div className="relative w-[clamp(6.5rem,21vw,19rem)] shrink-0">
      <div className={above} />
      <div className={below} />
      <Image {...picture} alt="" sizes="20rem" className="absolute bottom-0 inset-s-[6%] w-[88%]" />
    </div>
  )
}

function Thing({ name }: { name: string }) {
  return (
    <li className="bg-fill px-5 py-[clamp(--spacing(3.5),1.3vw,--spacing(6))] text-[clamp(1.25rem,1.7vw,1.625rem)] leading-tight font-semibold text-on-fill nth-[3n+1]:me-[14%] nth-[3n+2]:ms-[6%] nth-[3n+2]:bg-ink nth-[3n+2]:text-paper nth-[3n]:me-[4%] nth-[3n]:bg-tint nth-[3n]:text-ink">
      {name}
    </li>
  )
}

function Person({ name, role, image }: Neighbour) {
  return (
    <li className="min-w-0 max-md:flex-1 md:w-[clamp(9rem,20.5vw,21rem)]">
      <div className={cn(above, inside)}>
        {image && (
          <Image
            {...image}
            alt=""
            sizes="(min-width: 768px) 19vw, 45vw"
            className="w-full bg-tint max-md:max-w-56"
          />
        )}
      </div>
      <p className={cn('text-small', below, inside)}>
        <span className="block font-semibold">{name}</span>
        {role && <span className="text-soft">{role}</span>}
      </p>
    </li>
  )
}
