import type { BlockProps } from '#blocks/block-props.ts'
import { cardOf, type ProjectCard, projectCard } from '#model/content/case-cards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { columnPart } from '#ui/column-part.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Case studies in three alternating layouts, followed by overall figures. */
export function Projects({ block }: BlockProps<'projects'>) {
  return (
    <section className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-4 pb-14 lg:grid-cols-[1fr_auto]">
        <h2 className="display text-title">{block.title}</h2>
        <p className="max-w-[34ch] text-intro text-soft">{block.intro}</p>
      </div>
      <div className="grid gap-y-20 lg:gap-y-28">
        {block.projects
          .map((one) => cardOf(one, projectCard))
          .map((project, index) => (
            <Reveal key={project.id}>
              <Project project={project} index={index} action={block.action} />
            </Reveal>
          ))}
      </div>
      <div className="mt-section grid items-end gap-10 border-t border-line pt-10 lg:grid-cols-[1fr_auto]">
        <dl className="grid grid-cols-2 gap-x-10 gap-y-8 md:grid-cols-4">
          {block.figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2">
              <dt className="label text-soft">{label}</dt>
              <dd className="display text-[clamp(2.5rem,5vw,4.5rem)] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={block.all.href} variant="outline" className="justify-self-start">
          {block.all.label}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Grid columns of picture and text, used in rotation. */
const layouts = [
  { picture: 'lg:col-span-8', text: 'lg:col-span-4' },
  {
    picture: 'lg:col-span-6 lg:col-start-7 lg:row-start-1',
    text: 'lg:col-span-5 lg:col-start-1 lg:row-start-1',
  },
  { picture: 'lg:col-span-7 lg:col-start-2', text: 'lg:col-span-4 lg:col-start-9' },
] as const

type ProjectProps = {
  project: ProjectCard
  index: number
  action: string
}

function Project({ project, index, action }: ProjectProps) {
  const layout = layouts[index % layouts.length] ?? layouts[0]
  return (
    <article
      {...hueOf(project.lambda)}
      aria-label={project.title}
      className="group relative grid items-end gap-x-12 gap-y-7 lg:grid-cols-12"
    >
      <div
        data-grows="picture"
        className={cn('overflow-hidden rounded-card bg-tint', layout.picture)}
      >
        <Image
          {...project.image}
          sizes={`(min-width: 1440px) ${columnPart(0.655)}, (min-width: 1024px) 62vw, 92vw`}
          className="w-full transition-transform duration-700 group-hover:scale-[1.02]"
        />
      </div>
      <div className={cn('grid gap-5', layout.text)}>
        <p className="label text-soft">{project.category}</p>
        <h3 className="display text-[clamp(1.875rem,3.4vw,3.25rem)] leading-none">
          {project.title}
        </h3>
        <p>{project.description}</p>
        {project.results.length > 0 && (
          <ul className="border-t border-line">
            {project.results.map((result) => (
              <li key={result} className="border-b border-line py-2.5 font-semibold text-accent">
                {result}
              </li>
            ))}
          </ul>
        )}
        <p>
          <a
            href={project.href}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
          >
            {action}
            <span className="sr-only">: {project.title}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
