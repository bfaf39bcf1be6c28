import { useSite } from '#app/use-site.ts'
import { Carousel } from '#ui/carousel.tsx'
import { Counter } from '#ui/counter.tsx'
import { Loading } from '#ui/loading.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Specimen } from './specimen.tsx'

export function Moving() {
  const { services } = useSite()
  const slides = services.slice(0, 6).map(({ slug, title, line, lambda }) => ({
    key: slug,
    name: title,
    content: (
      <div {...hueOf(lambda)} className="grid h-full content-start gap-2 bg-tint p-5">
        <p className="label text-soft">{lambda} nm</p>
        <p className="text-card font-semibold">{title}</p>
        <p className="text-small">{line}</p>
      </div>
    ),
  }))
  return (
    <>
      <Specimen name="Carousel: moves, stops on hover and focus" file="carousel.tsx">
        {(scheme) => (
          <Carousel
            label={`Services, ${scheme}`}
            delay={4000}
            loading="Loading services..."
            slides={slides}
            slideClassName="basis-[min(16rem,85%)]"
          />
        )}
      </Specimen>
      <Specimen name="Counter and reveal: run once when visible" file="counter.tsx, reveal.tsx">
        {() => (
          <div className="grid justify-items-start gap-5">
            <p className="display text-figure">
              <Counter value={110} />+
            </p>
            <Reveal>
              <p className="text-intro">Fades in and rises by 24 px when a tenth of it is seen.</p>
            </Reveal>
          </div>
        )}
      </Specimen>
      <Specimen name="Loading" file="loading.tsx">
        {() => <Loading text="Loading projects..." />}
      </Specimen>
    </>
  )
}
