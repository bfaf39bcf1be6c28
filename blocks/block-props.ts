import type { Live } from '#blocks/live.ts'
import type { BlockOf, BlockType } from '#blocks/schema.ts'

/** What every kind of section is rendered with. */
export type BlockProps<T extends BlockType> = { block: BlockOf<T>; live: Live }
