/**
 * What the law asks of a contract for work at a home, line by line, each with where it stands. Read on 2026-11-28 in stored
 * copies of azleg.gov (32-1158 (A) and the start of (B), 32-1158.01 up to (A)(2), 44-1763 up to (A)(5)(a)), of 32-1158.02 up to
 * (A)(3)(f) as of 2024, and of the rule 16 CFR 429.0 and 429.1. 32-1158 (C) was read only as others quote it.
 * What follows in those sections could not be read and is not listed; `note` says so.
 */
import type { Both } from '../../checklists/checklist.ts'
import type { Sale } from './last-day-to-cancel.ts'

export interface LawLine {
  /** Part of the name of its field. */
  id: string
  /** Where in the law. */
  at: string
  /** What the contract has, as a list names it. */
  what: Both
}

export interface Law {
  id: 'contract' | 'pool' | Sale
  name: string
  url: string
  /** Which contracts it is about. */
  about: string
  lines: readonly LawLine[]
  /** What this list leaves out, and who is excepted. */
  note?: string
}

export const laws: Record<Law['id'], Law> = {
  contract: {
    id: 'contract',
    name: 'A.R.S. 32-1158',
    url: 'https://www.azleg.gov/ars/32/01158.htm',
    about: 'Every contract above $1,000 between a contractor and the owner.',
    lines: [
      line(
        'contractor',
        '(A)(1)',
        'The contractor’s name, business address and license number',
        'Nombre, dirección comercial y número de licencia del contratista',
      ),
      line(
        'owner',
        '(A)(2)',
        'The owner’s name and mailing address, and the address or legal description of the job site',
        'Nombre y dirección postal del dueño, y la dirección o descripción legal del lugar de la obra',
      ),
      line('date', '(A)(3)', 'The date on which the contract was made', 'La fecha en que se hizo el contrato'),
      line(
        'done',
        '(A)(4)',
        'The estimated date on which all work is complete',
        'La fecha estimada en que termina toda la obra',
      ),
      line('work', '(A)(5)', 'A description of the work', 'Una descripción de la obra'),
      line(
        'total',
        '(A)(6)',
        'The total price in dollars, with all taxes',
        'El precio total en dólares, con todos los impuestos',
      ),
      line(
        'deposit',
        '(A)(7)',
        'The dollars of any deposit, paid or due',
        'El anticipo en dólares, pagado o por pagar, si lo hay',
      ),
      line(
        'stages',
        '(A)(8)',
        'The dollars of each progress payment, and the stage at which it is due',
        'Cada pago parcial en dólares, y la etapa en que vence',
      ),
      line(
        'complaint',
        '(A)(9)',
        'In bold type of at least 10 points: the right to complain to the Registrar of Contractors, its phone and website, and the time limit',
        'En negritas de 10 puntos o más: el derecho de quejarse ante el Registrar of Contractors, con su teléfono, su página web y el plazo',
      ),
      line('signatures', '(A)(9)', 'The signatures of owner and contractor', 'Las firmas del dueño y del contratista'),
      line(
        'copy',
        '(B)',
        'A readable copy of all that was signed, and a signed receipt for cash',
        'Una copia legible de todo lo firmado, y un recibo firmado por lo pagado en efectivo',
      ),
    ],
    note: 'The line on complaints, (A)(9), does not apply to one who is subject to A.R.S. 12-1365 and keeps to it. That is about new homes: ask the seller for its own notice.',
  },
  pool: {
    id: 'pool',
    name: 'A.R.S. 32-1158.01',
    url: 'https://www.azleg.gov/ars/32/01158-01.htm',
    about:
      'A new in-ground pool or spa at the home where the buyer lives or will live. It is asked for besides the lines above.',
    lines: [
      line(
        'bonds',
        '(A)(1)',
        'The chance to ask for payment and performance bonds, at the buyer’s cost and without a surcharge',
        'La opción de pedir fianzas de pago y de cumplimiento, a costo del comprador y sin recargo',
      ),
      line(
        'signing',
        '(A)(2)(a)',
        'At signing at most 15% of the contract price',
        'Al firmar, máximo 15% del precio del contrato',
      ),
      line(
        'dig',
        '(A)(2)(b)',
        'After the excavation at most 25%, with approved written changes',
        'Tras la excavación, máximo 25%, con los cambios aprobados por escrito',
      ),
      line(
        'shell',
        '(A)(2)(c)',
        'After steel, plumbing and sprayed concrete, or after a prefabricated pool is set, at most 25%, with approved written changes',
        'Tras el acero, la tubería y el concreto lanzado, o ya instalada una alberca prefabricada, máximo 25%, con los cambios aprobados por escrito',
      ),
      line(
        'deck',
        '(A)(2)(d)',
        'After the deck at most 25%, with approved written changes',
        'Tras el piso alrededor, máximo 25%, con los cambios aprobados por escrito',
      ),
      line(
        'rest',
        '(A)(2)(e)',
        'The rest before the interior finish, or before a prefabricated pool is complete',
        'El resto antes del acabado interior, o antes de terminar una alberca prefabricada',
      ),
    ],
    note: 'It goes on with a notice to the buyer, at (A)(3). Its words are not in this list: read them in the law.',
  },
  solar: {
    id: 'solar',
    name: 'A.R.S. 44-1763',
    url: 'https://www.azleg.gov/ars/44/01763.htm',
    about: 'An agreement to sell, finance or lease what makes or stores solar power.',
    lines: [
      line('signed', '(A)(1)', 'The buyer’s signature and the date', 'La firma del comprador y la fecha'),
      line(
        'blanks',
        '(A)(1)',
        'Every blank filled in, or shown to the buyer and initialed at signing',
        'Cada espacio en blanco llenado, o mostrado al comprador y con sus iniciales al firmar',
      ),
      line('type', '(A)(2)', 'Type of at least 10 points', 'Letra de 10 puntos o más'),
      line(
        'cancel',
        '(A)(3)',
        'The right to cancel for at least three business days after signing and before the installation, acknowledged by itself',
        'El derecho de cancelar por lo menos tres días hábiles después de firmar y antes de la instalación, aceptado por separado',
      ),
      line(
        'parts',
        '(A)(4)',
        'Make and model of the major parts, or a guaranteed output of energy, acknowledged by itself',
        'Marca y modelo de las partes principales, o una producción de energía garantizada, aceptado por separado',
      ),
      line(
        'warranty',
        '(A)(4)',
        'Where a major part has a warranty shorter than the agreement: its length, acknowledged by itself',
        'Si la garantía de una parte principal es más corta que el contrato: su duración, aceptada por separado',
      ),
      line(
        'total',
        '(A)(5)(a)',
        'The total price or cost over the life of the agreement, acknowledged by itself',
        'El precio o costo total durante todo el contrato, aceptado por separado',
      ),
    ],
    note: 'It goes on after (A)(5)(a) with more to set forth, such as interest. That is not in this list: read it in the law. A bill of 2026 (SB 1419) proposed more; its end is not known to us.',
  },
  storm: {
    id: 'storm',
    name: 'A.R.S. 32-1158.02',
    url: 'https://www.azleg.gov/ars/32/01158-02.htm',
    about:
      'Repair of damage from a catastrophic storm, in an area that an insurer has named, at the home where you live or will live.',
    lines: [
      line(
        'denied',
        '(A)(1)',
        'In bold type of at least 10 points: you may cancel within 72 hours after you hear that the insurer denied the claim',
        'En negritas de 10 puntos o más: usted puede cancelar dentro de las 72 horas después de saber que el seguro negó el reclamo',
      ),
      line(
        'four-days',
        '(A)(2)',
        'In bold type of at least 10 points: you may cancel for any reason within four business days after signing',
        'En negritas de 10 puntos o más: usted puede cancelar por cualquier motivo dentro de cuatro días hábiles después de firmar',
      ),
      line(
        'estimate',
        '(A)(3)',
        'A copy of the repair estimate: the damage and where it is, whether the house was inspected, and no promise that insurance pays',
        'Una copia del presupuesto: el daño y dónde está, si se inspeccionó la casa, y sin prometer que el seguro pague',
      ),
    ],
    note: 'It goes on after (A)(3)(f). A law firm reads in it a down payment of at most half the price. Read the rest in the law.',
  },
  home: {
    id: 'home',
    name: '16 CFR 429.1',
    url: 'https://www.ecfr.gov/current/title-16/part-429',
    about: 'A federal rule for sales of $25 or more at a buyer’s home, also where the buyer asked the seller to come.',
    lines: [
      line(
        'language',
        '(a)',
        'A copy of the contract in the language in which it was mainly sold',
        'Una copia del contrato en el idioma en que principalmente se vendió',
      ),
      line(
        'seller',
        '(a)',
        'The date of the sale, and the seller’s name and address',
        'La fecha de la venta, y el nombre y la dirección del vendedor',
      ),
      line(
        'sentence',
        '(a)',
        'Near the signature, in bold type of at least 10 points: the buyer may cancel until midnight of the third business day',
        'Junto a la firma, en negritas de 10 puntos o más: el comprador puede cancelar hasta la medianoche del tercer día hábil',
      ),
      line(
        'form',
        '(b)',
        'A filled-in notice of cancellation, in two copies',
        'Un aviso de cancelación ya llenado, en dos copias',
      ),
    ],
    note: 'Arizona has rules of its own for such an agreement, at A.R.S. 44-5004. We could not read them: read them in the law.',
  },
}

function line(id: string, at: string, en: string, es: string): LawLine {
  return { id, at, what: { en, es } }
}
