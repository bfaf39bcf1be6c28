import type { PriceLine } from '#model/offers/offer-blocks.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

/** Id of the form that accepts the offer; the checkboxes of optional lines belong to it. */
export const answerFormId = 'accept'

type OfferLineProps = {
  line: PriceLine
  /** Name of the checkbox if the line is optional; null once the offer is answered. */
  option: string | null
  isChosen: boolean
  /** Of the quantity, in minor units. */
  amount: number
  money: (minor: number) => string
}

/** A line with its price. */
export function OfferLine({ line, option, isChosen, amount, money }: OfferLineProps) {
  const { tag } = useLanguage()
  const { quantity, unit, price, isOptional } = line
  const isLeftOut = option === null && isOptional && !isChosen
  return (
    <tr className={cn(isLeftOut && 'text-soft', quantity === 1 && !unit && 'is-single')}>
      <th scope="row">
        <LineName line={line} option={option} isChosen={isChosen} />
      </th>
      <td>
        {new Intl.NumberFormat(tag).format(quantity)} {unit}
      </td>
      <td>{money(price)}</td>
      <td>{money(amount)}</td>
    </tr>
  )
}

type LineNameProps = Pick<OfferLineProps, 'line' | 'option' | 'isChosen'>

function LineName({ line: { text, isOptional }, option, isChosen }: LineNameProps) {
  const { t } = useLanguage()
  if (!isOptional) return text
  const note = option !== null ? t('Optional') : isChosen ? t('Chosen') : t('Not chosen')
  const name = (
    <span>
      {text} <span className="label text-soft">{note}</span>
    </span>
  )
  if (option === null) return name
  return (
    <label className="flex items-center gap-3">
      <input
        type="checkbox"
        form={answerFormId}
        name={option}
        value="yes"
        defaultChecked={isChosen}
        className="size-5 flex-none"
      />
      {name}
    </label>
  )
}
