import { FaqList } from '#blocks/faq/faq-list.tsx'
import { faqs as builtIn } from '#content/faqs.ts'
import type { ShownFaqItem } from '#model/content/faq.ts'
import { pageLanguage } from '#ui/language.ts'
import { readList, showLiveList } from './live-list.tsx'

/** Shows the questions of the public API. */
export function mountFaqList(element: HTMLElement) {
  return showLiveList(element, {
    path: '/api/faq',
    read: readList<ShownFaqItem>,
    builtIn,
    loading: pageLanguage.t('Loading FAQs...'),
    render: (faqs) => <FaqList faqs={faqs} />,
  })
}
