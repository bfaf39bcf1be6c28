import type { Job } from '#model/content/job.ts'
import type { TeamMember } from '#model/content/team.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

type Neighbour = Pick<TeamMember, 'name'> & Partial<TeamMember>

type JobStartProps = {
  start: NonNullable<Job['start']>
  /** Those of the team with portrait and role. */
  beside: Neighbour[]
}

/** The first task, and a desk with the people at it and the things on it. */
export function JobStart({ start: { task, desk }, beside }: JobStartProps) {
  const { t } = useLanguage()
  return (
    <section className="column grid gap-x-16 gap-y-12 pt-section lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-5">
        <h2 className="display text-title">{t('Your first week')}</h2>
        <p className="max-w-[40ch] text-[clamp(1.25rem,1.9vw,1.75rem)] leading-tight">{task}</p>
      </div>
      <div className="self-end lg:col-span-7">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 px-4 lg:px-8">
          {beside.length > 0 && (
            <div className="grid gap-3">
              <h3 className="label text-soft">{t('You sit beside')}</h3>
              <ul className="grid grid-cols-2 items-end gap-x-4 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-6">
                {beside.map((person) => (
                  <Person key={person.name} {...person} />
                ))}
              </ul>
            </div>
          )}
          {desk.length > 0 && (
            <div className="grid gap-3 max-sm:order-first max-sm:w-full">
              <h3 className="label text-soft">{t('On your desk')}</h3>
              <ul>
                {desk.map((thing) => (
                  <li key={thing} className="border-t border-line py-2 font-semibold">
                    {thing}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div aria-hidden="true" className="h-3 bg-ink" />
        <div aria-hidden="true" className="mx-8 h-16 border-x-8 border-ink" />
      </div>
    </section>
  )
}

function Person({ name, role, image }: Neighbour) {
  return (
    <li className="grid gap-2 sm:w-40">
      <p className="text-small">
        <span className="block font-semibold">{name}</span>
        {role && <span className="text-soft">{role}</span>}
      </p>
      {image && <Image {...image} alt="" sizes="10rem" className="w-full bg-tint" />}
    </li>
  )
}
