import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { FormSheet } from './form-sheet.tsx'
import { LogSheet } from './log-sheet.tsx'
import { ModelSheet } from './model-sheet.tsx'
import { TableSheet } from './table-sheet.tsx'

const sheets = { form: FormSheet, log: LogSheet, model: ModelSheet }

/** Columns on a wide screen, by index: the first is wide, with its caption beside it. */
const PLACES = [
  'lg:col-span-full lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end',
  'lg:col-span-5',
  'lg:col-span-6 lg:col-start-7 lg:pt-28',
  'lg:col-span-7',
  'lg:col-span-5 lg:pt-28',
]

/** Working papers of a project, numbered, each with what it shows. */
export function Artefacts({ block }: BlockProps<'artefacts'>) {
  const { title, intro, artefacts } = block
  return (
    <section className="ground-raised overflow-clip py-section">
      <SectionHead title={title} intro={intro} className="column pb-12 lg:pb-20" />
      <div className="column grid gap-x-8 gap-y-16 lg:grid-cols-12 lg:gap-y-24">
        {artefacts.map((artefact, index) => (
          <figure
            key={artefact.title}
            className={cn('grid min-w-0 content-start gap-x-10 gap-y-5', PLACES[index])}
          >
            <Sheet artefact={artefact} />
            <figcaption className="grid content-start gap-2">
              <p className="label text-soft">{artefact.source}</p>
              <h3 className="text-card font-semibold">{artefact.title}</h3>
              <p className="max-w-[46ch]">{artefact.note}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

type SheetProps = { artefact: BlockOf<'artefacts'>['artefacts'][number] }

function Sheet({ artefact }: SheetProps) {
  if (artefact.layout === 'picture')
    return (
      <Image
        {...artefact.picture}
        sizes="(min-width: 1024px) 54vw, 92vw"
        className="w-full rounded-card"
      />
    )
  if (artefact.layout === 'table') return <TableSheet table={artefact} />
  const Layout = sheets[artefact.layout]
  return <Layout artefact={artefact} />
}
