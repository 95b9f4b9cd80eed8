/** What every contract rider says around the clauses of its trade, in both languages. */

export interface RiderWords {
  lang: 'en' | 'es'
  title: string
  /** Who agrees on it, and to what it belongs; each is filled in by hand. */
  lines: string[]
  intro: string
  stops: string
  payments: string
  closing: string
  signatures: string[]
  notAdvice: string
}

export const riderWords: Record<'en' | 'es', RiderWords> = {
  en: {
    lang: 'en',
    title: 'Rider to the contract',
    lines: ['Owner', 'Contractor and ROC license', 'Address of the work', 'Date of the contract'],
    intro: 'The owner and the contractor add these lines to their contract. Where the two differ, these lines count.',
    stops: 'The work stops until I have seen it',
    payments: 'Payments',
    closing:
      'Nothing here asks for more than the law, the permit, the plans and the maker’s instructions, except where a line says so.',
    signatures: ['Owner, signature and date', 'Contractor, signature and date'],
    notAdvice:
      'A form to start from, free to copy and change. It is not legal advice: for a large job, ask an Arizona lawyer to read your contract.',
  },
  es: {
    lang: 'es',
    title: 'Anexo al contrato',
    lines: ['Propietario', 'Contratista y licencia del ROC', 'Dirección de la obra', 'Fecha del contrato'],
    intro:
      'El propietario y el contratista agregan estas líneas a su contrato. Si hay diferencias, valen estas líneas.',
    stops: 'La obra se detiene hasta que yo lo haya visto',
    payments: 'Pagos',
    closing:
      'Nada de esto pide más que la ley, el permiso, los planos y las instrucciones del fabricante, salvo donde una línea lo diga.',
    signatures: ['Propietario, firma y fecha', 'Contratista, firma y fecha'],
    notAdvice:
      'Es un formato para empezar; se puede copiar y cambiar. No es asesoría legal: si la obra es grande, pida a un abogado de Arizona que lea su contrato.',
  },
}
