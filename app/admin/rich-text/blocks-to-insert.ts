import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  ChartBar,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Info,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Table,
  Video,
} from 'lucide-react'
import { sampleChart } from '#model/blog/chart.ts'

/** A dialog of the editor. */
export type EditorDialog = 'picture' | 'video' | 'link'

/** A block that the toolbar and the "/" menu offer. */
export type BlockChoice = {
  label: string
  /** More words to find it by. */
  words: string
  icon: LucideIcon
  keys?: string
  isActive?: (editor: Editor) => boolean
  run?: (chain: ChainedCommands) => ChainedCommands
  dialog?: EditorDialog
  /** Emails can't show it. */
  isForPagesOnly?: boolean
}

function heading(level: 2 | 3 | 4, icon: LucideIcon): BlockChoice {
  return {
    label: `Heading ${level}`,
    words: `h${level} title section`,
    icon,
    keys: `Mod+Alt+${level}`,
    isActive: (editor) => editor.isActive('heading', { level }),
    run: (chain) => chain.toggleHeading({ level }),
  }
}

const blockChoices: BlockChoice[] = [
  {
    label: 'Text',
    words: 'paragraph plain',
    icon: Pilcrow,
    keys: 'Mod+Alt+0',
    isActive: (editor) => editor.isActive('paragraph'),
    run: (chain) => chain.setParagraph(),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    label: 'Bulleted list',
    words: 'ul points',
    icon: List,
    keys: 'Mod+Shift+8',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    words: 'ol steps',
    icon: ListOrdered,
    keys: 'Mod+Shift+7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: 'Quote',
    words: 'blockquote citation',
    icon: Quote,
    keys: 'Mod+Shift+B',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    label: 'Callout',
    words: 'note tip warning box',
    icon: Info,
    isActive: (editor) => editor.isActive('callout'),
    run: (chain) => chain.toggleWrap('callout'),
  },
  {
    label: 'Picture',
    words: 'image photo upload',
    icon: ImagePlus,
    dialog: 'picture',
  },
  {
    label: 'Video',
    words: 'youtube vimeo film embed',
    icon: Video,
    dialog: 'video',
    isForPagesOnly: true,
  },
  {
    label: 'Table',
    words: 'rows columns',
    icon: Table,
    isActive: (editor) => editor.isActive('table'),
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    label: 'Chart',
    words: 'graph figures numbers bars line',
    icon: ChartBar,
    isActive: (editor) => editor.isActive('codeBlock', { language: 'chart' }),
    run: (chain) =>
      chain.insertContent({
        type: 'codeBlock',
        attrs: { language: 'chart' },
        content: [{ type: 'text', text: sampleChart }],
      }),
  },
  {
    label: 'Code block',
    words: 'program source',
    icon: Code,
    keys: 'Mod+Alt+C',
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (chain) => chain.toggleCodeBlock(),
  },
  {
    label: 'Divider',
    words: 'line rule',
    icon: Minus,
    run: (chain) => chain.setHorizontalRule(),
  },
]

/** What a text for pages or for an email can have. */
export function blockChoicesFor(isEmail: boolean) {
  return blockChoices.filter(({ isForPagesOnly }) => !(isEmail && isForPagesOnly))
}

/** The choices that have every word of `search` in their name. */
export function findBlocks(choices: BlockChoice[], search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter((choice) =>
    words.every((word) => `${choice.label} ${choice.words}`.toLowerCase().includes(word)),
  )
}
