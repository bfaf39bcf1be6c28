import { type ComponentType, Fragment, type ReactNode } from 'react'
import { usePromises } from '#app/site/shell/promise-line.tsx'
import { useSite } from '#app/use-site.ts'
import type { BlockProps } from '#blocks/block-props.ts'
import { registry } from '#blocks/registry.ts'
import type { BlockOf, BlockType } from '#blocks/schema.ts'
import { hueOf } from '#ui/spectrum.ts'
import type { PageData } from './page-data.ts'

type PageBlocksProps = {
  data: PageData
  /** Content that a screen adds after the head and (children) after the last block. */
  afterHead?: ReactNode
  children?: ReactNode
}

/** Renders the blocks of a page, in the hue of its head. */
export function PageBlocks({ data, afterHead, children }: PageBlocksProps) {
  const { page, places, ...stored } = data
  const { services, view } = useSite()
  const live = { services, promises: usePromises(), ...stored }
  const head = headOf(page)
  const sections = page.blocks.map((block, index) => {
    const section = <Section block={block} live={live} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections are never reordered
      <Fragment key={index}>
        {view === 'marked' && <template data-section={places[index]} />}
        {head ? (
          section
        ) : (
          <div className="contents" {...hueOf(along(index / page.blocks.length))}>
            {section}
          </div>
        )}
      </Fragment>
    )
  })
  return (
    // The whole page takes the hue of its head; one without a head, such as the home page, has many sections.
    <div {...(head ? hueOf(head.lambda) : { className: closer })}>
      {sections.slice(0, 1)}
      {afterHead}
      {sections.slice(1)}
      {children}
    </div>
  )
}

/** The head of a page, whose hue it has. */
export function headOf({ blocks }: PageData['page']) {
  return blocks.find(({ type }) => type === 'page-head' || type === 'landing-hero') as
    | BlockOf<'page-head' | 'landing-hero'>
    | undefined
}

/** Sections of a page without a head run along the spectrum, from violet at the top to red at its end. */
function along(place: number) {
  return 400 + 300 * place
}

/** Room between the sections of a page without a head. */
const closer = '[--spacing-section:clamp(2.5rem,4.4vw,6rem)]'

function Section<T extends BlockType>({ block, live }: BlockProps<T>) {
  const Component = registry[block.type] as ComponentType<BlockProps<T>>
  return <Component block={block} live={live} />
}
