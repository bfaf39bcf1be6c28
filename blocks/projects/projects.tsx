import type { BlockProps } from '#blocks/block-props.ts'
import { cardOf, type ProjectCard, projectCard } from '#model/content/case-cards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Image } from '#ui/image.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Case studies as fields of colour side by side, the outer ones to the edges of the window, and overall figures. On phones a row to scroll. */
export function Projects({ block }: BlockProps<'projects'>) {
  return (
    <section className="py-section">
      <div className="column grid items-end gap-x-16 gap-y-3 pb-[clamp(--spacing(6),2.6vw,--spacing(12))] lg:grid-cols-[7fr_4fr]">
        <h2 className="display text-title">{block.title}</h2>
        <p className="max-w-[34ch] text-intro text-soft lg:justify-self-end">{block.intro}</p>
      </div>
      <div className="grid snap-x scroll-px-gutter auto-cols-[84vw] grid-flow-col overflow-x-auto sm:auto-cols-[52vw] lg:flex lg:overflow-clip">
        {block.projects
          .map((one) => cardOf(one, projectCard))
          .map((project) => (
            <Project key={project.id} project={project} action={block.action} />
          ))}
      </div>
      <div className="column grid items-center gap-x-10 gap-y-6 pt-8 lg:grid-cols-[1fr_auto]">
        <dl className="grid grid-cols-2 gap-x-10 gap-y-4 md:grid-cols-4">
          {block.figures.map(({ label, value }) => (
            <div key={label} className="grid content-start gap-1">
              <dt className="label order-last text-soft">{label}</dt>
              <dd className="display text-[clamp(1.75rem,2.6vw,2.75rem)] leading-none">{value}</dd>
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

type ProjectProps = { project: ProjectCard; action: string }

function Project({ project, action }: ProjectProps) {
  return (
    <article
      {...hueOf(project.lambda)}
      aria-label={project.title}
      className="group relative grid snap-start grid-rows-[auto_1fr] bg-tint lg:flex-1 lg:first:basis-(--to-edge) lg:last:basis-(--to-edge)"
    >
      <div
        data-grows="picture"
        className="h-[clamp(--spacing(52),20vw,--spacing(120))] overflow-hidden"
      >
        <Image
          {...project.image}
          sizes="(min-width: 1024px) 44vw, (min-width: 640px) 52vw, 84vw"
          className="h-full w-full object-cover transition-transform duration-700 group-hover:scale-[1.02]"
        />
      </div>
      <div className="grid content-start gap-3 px-5 py-5 lg:px-[clamp(--spacing(6),2.4vw,--spacing(11))] lg:py-7 lg:group-first:ps-(--to-edge) lg:group-last:pe-(--to-edge)">
        <p className="label text-soft">{project.category}</p>
        <h3 className="display hue-width text-[clamp(1.75rem,2.5vw,3rem)] leading-none">
          {project.title}
        </h3>
        <p className="max-w-[56ch] max-md:text-small">{project.description}</p>
        {project.results.length > 0 && (
          <ul className="mt-auto border-t border-ink/20">
            {project.results.map((result) => (
              <li
                key={result}
                className="border-b border-ink/20 py-1.5 text-small font-semibold text-accent"
              >
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
