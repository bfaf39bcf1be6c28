import type { Job } from '#model/content/job.ts'
import type { TeamMember } from '#model/content/team.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { above, below, Desk, inside, Place, ThingStack, Things } from './desk.tsx'

type Neighbour = Pick<TeamMember, 'name'> & Partial<TeamMember>

type JobStartProps = {
  start: NonNullable<Job['start']>
  picture: Job['picture']
  /** Those of the team with portrait and role. */
  beside: Neighbour[]
}

/** The first task, and a desk with the people at it, the empty place and the things on it. */
export function JobStart({ start, picture, beside }: JobStartProps) {
  const { t } = useLanguage()
  const { task, desk } = start
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
                <Person key={person.name} isSmall={Boolean(start.picture)} {...person} />
              ))}
            </ul>
          </Desk>
        )}
        {(picture || start.picture || desk.length > 0) && (
          <Desk className="flex flex-1 items-end">
            {picture && <Place picture={picture} isSmall={Boolean(start.picture)} />}
            <div className="flex-1 md:min-w-48">
              {start.picture ? (
                <Things picture={start.picture} things={desk} />
              ) : (
                <ThingStack things={desk} />
              )}
            </div>
          </Desk>
        )}
      </div>
    </section>
  )
}

/** `isSmall`: leaves room for a picture of the desk. */
function Person({ name, role, image, isSmall }: Neighbour & { isSmall: boolean }) {
  return (
    <li
      className={cn(
        'min-w-0 max-md:flex-1',
        isSmall ? 'md:w-[clamp(8rem,15vw,16.5rem)]' : 'md:w-[clamp(9rem,20.5vw,21rem)]',
      )}
    >
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
