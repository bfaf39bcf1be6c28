import type { ComponentType } from 'react'
import type { BlockOf } from '#blocks/schema.ts'
import type { HeadLayout } from './drawings.ts'
import { PageAssembly } from './scenes/assembly.tsx'

type SceneName = NonNullable<BlockOf<'page-head'>['scene']>

/** A decorative picture of a service that plays once, and classes that position it, with those of the title's size. */
type Scene = HeadLayout & { Picture: ComponentType; position: string; title: string }

export const scenes: Record<SceneName, Scene> = {
  /** Right of the lead, cut off at the bottom. */
  assembly: {
    Picture: PageAssembly,
    section: 'bg-tint',
    inner: 'pb-[30rem] md:pb-[27rem] lg:pb-0',
    position:
      'right-gutter bottom-0 left-gutter h-[28rem] md:h-[25rem] lg:left-[43%] lg:h-[clamp(25rem,34vw,36rem)]',
    title:
      'text-[clamp(2.125rem,11.5vw,3.25rem)] leading-[0.96] md:text-[clamp(3.25rem,8.4vw,8rem)]',
    text: 'md:max-lg:max-w-[80%] lg:min-h-[clamp(25rem,34vw,36rem)] lg:max-w-[34%] lg:content-start',
  },
}
