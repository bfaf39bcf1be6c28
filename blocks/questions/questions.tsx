import type { BlockProps } from '#blocks/block-props.ts'
import { ClosingCall } from '#blocks/contact-band/contact-band.tsx'
import type { BlockOf } from '#blocks/schema.ts'
import { Image } from '#ui/image.tsx'
import { QuestionList } from './question-list.tsx'

/** A page's own questions, beside its closing call to action if it has one. */
export function Questions({ block, live }: BlockProps<'questions'>) {
  const { title, questions, call, picture } = block
  if (picture && !call) return <Room title={title} questions={questions} picture={picture} />
  if (!call) {
    return (
      <section className="ground-alternate ground-raised py-section">
        <div className="column grid gap-y-12">
          <h2 className="display max-w-[20ch] text-title">{title}</h2>
          <div className="lg:ms-[25%]">
            <QuestionList questions={questions} />
          </div>
        </div>
      </section>
    )
  }
  return (
    <div className="ground-alternate ground-raised grid lg:grid-cols-2">
      <section className="grid content-start gap-y-6 px-gutter py-section lg:gap-y-8 lg:pe-[clamp(--spacing(10),5vw,--spacing(20))] lg:ps-(--to-edge)">
        <h2 className="display max-w-[16ch] hue-width text-[clamp(2rem,3.6vw,3.5rem)] leading-none sm:max-lg:max-w-none">
          {title}
        </h2>
        <QuestionList questions={questions} dense />
      </section>
      <ClosingCall {...call} promises={live.promises} layout="half" />
    </div>
  )
}

type RoomProps = Required<Pick<BlockOf<'questions'>, 'title' | 'questions' | 'picture'>>

/** Questions beside a picture whose floor is the lower edge. */
function Room({ title, questions, picture }: RoomProps) {
  return (
    <section className="ground-alternate overflow-clip scheme-light bg-[color-mix(in_oklab,var(--fill)_64%,white)] pt-section text-ink">
      <div className="column grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <h2 className="display max-w-[16ch] text-title lg:col-span-5">{title}</h2>
        <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:pb-section">
          <QuestionList questions={questions} opened />
        </div>
        <Image
          {...picture}
          sizes="(min-width: 1024px) 36vw, 86vw"
          className="w-[min(86vw,30rem)] self-end justify-self-center lg:col-span-5 lg:row-start-2 lg:w-full"
        />
      </div>
    </section>
  )
}
