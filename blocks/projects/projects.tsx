import type { BlockProps } from '#blocks/block-props.ts'
import { cardOf, type ProjectCard, projectCard } from '#model/content/case-cards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Image } from '#ui/image.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** A case study as wide as the window, with its title on the picture, the others small below it, and overall figures. */
export function Projects({ block }: BlockProps<'projects'>) {
  const [first, ...others] = block.projects.map((one) => cardOf(one, projectCard))
  return (
    <section className="ground-ink py-section">
      <div className="column grid items-end gap-x-16 gap-y-3 pb-8 lg:grid-cols-[7fr_4fr]">
        <h2 className="display text-title">{block.title}</h2>
        <p className="max-w-[34ch] text-intro text-soft lg:justify-self-end">{block.intro}</p>
      </div>
      <div className="grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        {first && <Lead project={first} action={block.action} />}
        {others.length > 0 && (
          <div className="grid grid-cols-2 gap-x-5 gap-y-8 px-gutter pt-6 lg:relative lg:col-start-2 lg:row-start-2 lg:ps-0 lg:pe-(--to-edge) lg:pt-5">
            {others.map((project) => (
              <Other key={project.id} project={project} action={block.action} />
            ))}
          </div>
        )}
      </div>
      <div className="column pt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-6">
          <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-2 max-sm:text-small sm:flex sm:flex-wrap sm:gap-x-10">
            {block.figures.map(({ label, value }) => (
              <div key={label} className="flex gap-2">
                <dt className="order-last text-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={block.all.href} variant="outline">
            {block.all.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

type ProjectProps = { project: ProjectCard; action: string }

function Lead({ project, action }: ProjectProps) {
  const { title, category, description, results, image, lambda } = project
  return (
    <article
      {...hueOf(lambda)}
      aria-label={title}
      className="group relative grid lg:col-span-2 lg:row-span-2 lg:col-start-1 lg:row-start-1 lg:grid-cols-subgrid lg:grid-rows-subgrid"
    >
      <div
        data-grows="picture"
        className="aspect-4/3 overflow-hidden lg:col-start-1 lg:col-span-2 lg:row-start-1 lg:aspect-auto lg:h-[clamp(--spacing(100),46.5vw,--spacing(228))]"
      >
        <Image
          {...image}
          sizes="100vw"
          className="h-full w-full object-cover object-[50%_12%] transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="display hue-width relative bg-paper px-gutter pt-4 text-[clamp(2.25rem,4.9vw,4.6rem)] leading-[0.95] lg:col-start-1 lg:col-span-2 lg:row-start-1 lg:me-auto lg:self-end lg:ps-(--to-edge) lg:pe-8">
        {title}
      </h3>
      <div className="grid content-start gap-3 px-gutter pt-3 lg:row-start-2 lg:ps-(--to-edge) lg:pt-4">
        <p className="label text-soft">{category}</p>
        <p className="max-w-[40ch] lg:text-intro">{description}</p>
        {results.length > 0 && (
          <ul className="grid gap-1 font-semibold text-accent max-sm:hidden lg:text-[1.125rem]">
            {results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        )}
        <CaseLink project={project} action={action} />
      </div>
    </article>
  )
}

function Other({ project, action }: ProjectProps) {
  const { title, results, image, lambda } = project
  return (
    <article
      {...hueOf(lambda)}
      aria-label={title}
      className="group relative grid content-start gap-3"
    >
      <div data-grows="picture" className="aspect-4/3 overflow-hidden">
        <Image
          {...image}
          sizes="(min-width: 1024px) 24vw, 48vw"
          className="h-full w-full object-cover transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <div>
        <h3 className="display hue-width text-card leading-none">{title}</h3>
        <p className="pt-1.5 text-small text-accent">{results[0]}</p>
        <CaseLink project={project} action={action} />
      </div>
    </article>
  )
}

/** The whole of its article leads to the case study. */
function CaseLink({ project: { title, href }, action }: ProjectProps) {
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
      >
        {action}
        <span className="sr-only">: {title}</span>
      </a>
    </p>
  )
}
