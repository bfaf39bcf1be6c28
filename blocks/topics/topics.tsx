import type { BlockProps } from '#blocks/block-props.ts'
import { useAddressState } from '#ui/use-address-state.ts'
import { Topic } from './topic.tsx'

/** In the address, where the visitor closed the open one. */
const NONE = 'none'

/** An accordion in very large type: the first is open, at most one is, clicking it closes it. */
export default function Topics({ block }: BlockProps<'topics'>) {
  const [first, ...others] = block.topics.map(({ id }) => id)
  const [open, choose] = useAddressState<string>(block.id, [first ?? NONE, ...others, NONE])
  return (
    <section className="overflow-clip py-section">
      <h2 className="column display pb-12 text-title">{block.title}</h2>
      <div className="topics">
        {block.topics.map((topic, index) => (
          <Topic
            key={topic.id}
            {...topic}
            name={`${block.id}-${topic.id}`}
            number={index + 1}
            open={topic.id === open}
            onToggle={() => choose(topic.id === open ? NONE : topic.id)}
          />
        ))}
      </div>
    </section>
  )
}
