import type { LiveData } from '#blocks/live-data.ts'
import type { BlockOf, BlockType } from '#blocks/schema.ts'

/** Props of every block component. */
export type BlockProps<T extends BlockType> = { block: BlockOf<T>; live: LiveData }
