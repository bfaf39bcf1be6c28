import type { ChannelLayoutProps } from './contract.ts'
import { More } from './more.tsx'

/** What there is to say, and where it goes on. */
export function Words({ paragraphs, link }: Pick<ChannelLayoutProps, 'paragraphs' | 'link'>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-[58ch]">
          {paragraph}
        </p>
      ))}
      <More link={link} />
    </>
  )
}
