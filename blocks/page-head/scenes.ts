import type { ComponentType } from 'react'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import type { HeadLayout } from './drawings.ts'
import { AssemblyScene } from './scenes/assembly.tsx'
import { FacesScene } from './scenes/faces.tsx'
import { OrdersScene } from './scenes/orders.tsx'
import { PackScene } from './scenes/pack.tsx'
import { PhoneScene } from './scenes/phone.tsx'
import { RouteScene } from './scenes/route.tsx'
import { ShelfScene } from './scenes/shelf.tsx'
import { TallyScene } from './scenes/tally.tsx'

type SceneName = NonNullable<BlockOf<'page-head'>['scene']>

/** A decorative picture of a service that plays once, and classes that position it, with those of the title's size. */
type Scene = HeadLayout & { Picture: ComponentType; position: string; title: string }

/** Title size next to a picture. */
const beside =
  'text-[clamp(2.125rem,11.5vw,3.25rem)] leading-[0.96] md:text-[clamp(3.25rem,6.8vw,6.25rem)]'

export const scenes: Record<SceneName, Scene> = {
  /** Right of the intro, cut off at the bottom. */
  assembly: {
    Picture: AssemblyScene,
    section: 'bg-tint',
    inner: 'pb-[29rem] md:pb-[27rem] lg:pb-0',
    position:
      'inset-x-gutter bottom-0 h-[27rem] md:h-[25rem] lg:inset-s-[43%] lg:inset-e-(--to-edge) lg:h-[clamp(25rem,34vw,31rem)]',
    title:
      'text-[clamp(2.125rem,11.5vw,3.25rem)] leading-[1.04] md:text-[clamp(3.25rem,8.4vw,8rem)]',
    text: 'md:max-lg:max-w-[80%] lg:min-h-[clamp(25rem,34vw,31rem)] lg:max-w-[34%] lg:content-start',
  },
  /** At the right, down to the lower edge. */
  pack: {
    Picture: PackScene,
    section: 'bg-tint',
    inner:
      'pb-[23rem] md:min-h-[min(46rem,62vw)] md:content-between md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'bottom-0 inset-s-0 aspect-[76/64] w-[min(100%,30rem)] sm:inset-e-gutter sm:inset-s-auto md:inset-e-[max(var(--spacing-gutter),calc(50%-var(--column)/2))] md:w-[min(47.5rem,53vw)]',
    title: cn(beside, 'md:max-w-[7em]'),
    text: 'md:max-w-[min(42ch,40%)]',
  },
  /** Cut off at the bottom, from the middle to the right edge. */
  faces: {
    Picture: FacesScene,
    section: 'bg-tint',
    inner:
      'pb-[19.5rem] md:min-h-[min(46rem,62vw)] md:grid-rows-[auto_auto_1fr] md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'bottom-0 inset-s-[-15%] aspect-[90/52] w-[130%] md:inset-e-0 md:inset-s-auto md:w-[min(58rem,63vw)]',
    title: beside,
    text: 'md:max-w-[min(38ch,36%)] md:self-end',
  },
  /** The right half, up to the edges. */
  route: {
    Picture: RouteScene,
    section: '',
    inner:
      'pb-[26rem] md:min-h-[min(46rem,62vw)] md:content-between md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'inset-x-0 bottom-0 h-[25rem] overflow-hidden mask-t-from-[calc(100%-2rem)] md:top-0 md:h-auto md:inset-s-[54%] md:mask-t-from-[calc(100%-7rem)] md:mask-t-to-[calc(100%-5rem)] md:mask-l-from-92% rtl:md:mask-l-from-100% rtl:md:mask-r-from-92% lg:inset-s-[52%] lg:mask-l-from-85% rtl:lg:mask-r-from-85%',
    title: cn(beside, 'md:max-w-[7.6em]'),
    text: 'md:max-w-[min(42ch,44%)]',
  },
  /** Right of the text, standing on the lower edge. */
  orders: {
    Picture: OrdersScene,
    section: 'bg-tint',
    inner:
      'pb-[16rem] md:min-h-[min(46rem,62vw)] md:content-between md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'inset-x-gutter bottom-0 aspect-[76/52] max-w-[28rem] md:inset-s-auto md:inset-e-[max(var(--spacing-gutter),calc(50%-var(--column)/2))] md:w-[min(42rem,47vw)] md:max-w-none',
    title:
      'text-[clamp(2.125rem,11.5vw,3.25rem)] leading-[1.04] md:text-[clamp(3.25rem,7.4vw,7.5rem)]',
    text: 'md:max-w-[min(42ch,40%)]',
  },
  /** Right of the intro. */
  tally: {
    Picture: TallyScene,
    section: 'ground-ink',
    inner:
      'pb-[19.5rem] md:min-h-[min(46rem,62vw)] md:grid-rows-[auto_auto_1fr] md:pb-[clamp(3.5rem,8vw,7rem)]',
    position:
      'inset-x-gutter bottom-8 aspect-[64/44] max-w-[25rem] md:bottom-10 md:inset-s-auto md:inset-e-[max(var(--spacing-gutter),calc(50%-var(--column)/2))] md:w-[min(32rem,38vw)] md:max-w-none',
    title: beside,
    text: 'md:max-w-[min(42ch,44%)] md:self-end',
  },
  /** Full width below, its count beside the intro. */
  shelf: {
    Picture: ShelfScene,
    section: 'ground-raised',
    inner: 'pb-[39rem] md:pb-[30rem] lg:pb-[21rem]',
    position: 'inset-x-0 bottom-0',
    title:
      'text-[clamp(2.125rem,11.5vw,3.25rem)] leading-[1.04] md:text-[clamp(3.25rem,7.4vw,7.5rem)]',
    text: 'md:max-lg:max-w-[80%] lg:min-h-[clamp(7rem,14vw,14rem)] lg:content-end lg:ps-[50%]',
  },
  /** At the right, cut off at the bottom. */
  phone: {
    Picture: PhoneScene,
    section: 'ground-raised',
    inner: 'pb-[28rem] md:pb-[31rem] lg:min-h-[48rem] lg:pb-20',
    position:
      'inset-e-0 bottom-0 inset-s-gutter h-[26rem] md:inset-e-gutter md:h-[29rem] lg:top-44 lg:inset-s-auto lg:h-auto lg:w-[min(37vw,32rem)]',
    title:
      'text-[clamp(2.125rem,11.5vw,3.25rem)] leading-none md:text-[clamp(3.25rem,7vw,6.4rem)] lg:max-w-[58%]',
    text: 'md:max-lg:max-w-[80%] lg:max-w-[50%]',
  },
}
