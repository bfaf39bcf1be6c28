import type { ReactNode } from 'react'
import type { Picture } from '#model/content/picture.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'

type FormSectionProps = {
  /** Anchor for links. */
  id: string
  heading: string
  intro: string
  /** What happens after the form is sent. */
  steps: { title: string; line: string }[]
  /** Stands on the line above the steps. */
  picture?: Picture
  /** Written on the picture; gives way to a name that is typed in the form (app/site/forms/use-typed-label.ts). */
  label?: string
  /** Classes that set the background. */
  ground?: string
  /** The form. */
  children: ReactNode
}

/** A form with its introduction and the steps that follow. */
export function FormSection(props: FormSectionProps) {
  const { id, heading, intro, steps, picture, label, ground, children } = props
  return (
    <section id={id} className={cn('py-section', ground)}>
      <div className="column grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-6 lg:col-span-5">
          <h2 className="display text-title wrap-anywhere">{heading}</h2>
          <div className="flex justify-between gap-6">
            <p className="max-w-[44ch] text-intro text-soft">{intro}</p>
            {picture && (
              <div className="relative w-[clamp(6rem,10.5vw,11rem)] shrink-0 self-end lg:-mb-10">
                <Image {...picture} alt="" sizes="11rem" className="w-full" />
                {label && (
                  <span
                    data-typed="name"
                    aria-hidden="true"
                    className="display absolute inset-x-[8%] top-1/2 line-clamp-3 text-center text-[clamp(1rem,1.7vw,1.75rem)] leading-none -translate-y-1/3 wrap-anywhere text-ink scheme-light"
                  >
                    {label}
                  </span>
                )}
              </div>
            )}
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">{children}</div>
        <ol className="divide-y divide-line border-y border-line lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          {steps.map(({ title, line }, index) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] items-baseline py-4">
              <span aria-hidden="true" className="label text-accent">
                {index + 1}
              </span>
              <p>
                <strong className="block font-semibold">{title}</strong>
                <span className="text-small text-soft">{line}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
