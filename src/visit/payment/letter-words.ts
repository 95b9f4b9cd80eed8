/**
 * The sentences of the letter, in both languages. The English ones are those of the letter in the article on payment
 * schedules. It names A.R.S. 32-1182 without a condition only where the notice that binds an owner-occupant stands on the
 * bill.
 */
import type { Both } from '../../checklists/checklist.ts'
import type { NoticeOnBill } from './payment-fields.ts'

/** What is not known is filled in by hand. */
export const blank = '____________'

export const letterTitles = {
  title: { en: 'Objection to a bill', es: 'Objeción a una factura' },
  copy: {
    en: 'The original. A Spanish copy follows.',
    es: 'Copia en español de la carta en inglés, con las mismas cifras.',
  },
  date: { en: 'Date', es: 'Fecha' },
  from: { en: 'From', es: 'De' },
  to: { en: 'To', es: 'Para' },
  license: { en: 'ROC license', es: 'Licencia del ROC' },
  job: { en: 'Address of the job', es: 'Dirección de la obra' },
  check: { en: 'check', es: 'punto' },
  good: { en: 'It should be', es: 'Debe ser' },
  measured: { en: 'Measured', es: 'Medido' },
  found: { en: 'Found', es: 'Encontrado' },
  said: { en: 'You said', es: 'Ustedes dijeron' },
  photos: { en: 'Photos', es: 'Fotos' },
  cost: { en: 'Direct cost expected', es: 'Costo directo esperado' },
  signature: { en: 'Signature', es: 'Firma' },
} as const satisfies Record<string, Both>

export const photoTitle = (number: number): Both => ({ en: `Photo ${number}`, es: `Foto ${number}` })

/** All as they are written; what is not known is `blank`. */
export interface LetterFigures {
  billNumber: string
  billDay: string
  sum: string
  received: string
  held: string
  rest: string
  fixBy: string
}

interface Written {
  opening: string
  closing: string
}

export const letterSentences: Record<keyof Both, (figures: LetterFigures, notice: NoticeOnBill | null) => Written> = {
  en: ({ billNumber, billDay, sum, received, held, rest, fixBy }, notice) => ({
    opening: `I received your bill no. ${billNumber}, dated ${billDay}, for ${sum} on ${received}. ${
      notice === 'yes'
        ? `Under A.R.S. 32-1182 I do not approve ${held} of it`
        : `I do not approve ${held} of it (A.R.S. 32-1182, where it applies)`
    }, for these reasons:`,
    closing: `The sum held is no more than I reasonably expect the correction to cost. I pay the rest, ${rest}, when it is due. Please correct it by ${fixBy}; I will then release the sum held.`,
  }),
  es: ({ billNumber, billDay, sum, received, held, rest, fixBy }, notice) => ({
    opening: `Recibí su factura núm. ${billNumber}, con fecha ${billDay}, por ${sum}, el ${received}. ${
      notice === 'yes'
        ? `Conforme a A.R.S. 32-1182 no apruebo ${held} de esa factura`
        : `No apruebo ${held} de esa factura (A.R.S. 32-1182, donde sea aplicable)`
    }, por estas razones:`,
    closing: `La cantidad retenida no pasa de lo que razonablemente espero que cueste la corrección. Pago el resto, ${rest}, cuando venza. Por favor corríjanlo a más tardar el ${fixBy}; entonces liberaré la cantidad retenida.`,
  }),
}
