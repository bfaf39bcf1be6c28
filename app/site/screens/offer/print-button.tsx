import { Button } from '#ui/button.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** Opens the print dialog; without scripts the browser's menu does. */
export function PrintButton() {
  const { t } = useLanguage()
  return (
    <div {...island({ name: 'offer', when: 'visible' })} className="noscript:hidden">
      <Button type="button" variant="outline">
        {t('Print or save as PDF')}
      </Button>
    </div>
  )
}
