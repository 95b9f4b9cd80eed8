import plans from '../../content/plans.yml'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { useSite } from '../shell/use-site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { Page, PageHeader, Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** What the service is, in Spanish: the one page for whoever searches or asks in Spanish. */
export default function SpanishPage() {
  const site = useSite()
  return (
    <Page width="regular">
      <Head
        title="Revise el trabajo del contratista"
        description="Listas para revisar el trabajo de contratistas en el área de Phoenix. Lo que se le dice al equipo está en español."
        path={paths.spanish}
      />
      <div lang="es">
        <PageHeader
          title="Revise el trabajo del contratista antes de pagar"
          intro={`${site.name} le dice qué mirar, qué medir y qué preguntar en su casa, en el área de Phoenix, con el teléfono en la mano. Ningún contratista nos paga.`}
        >
          <div className="flex flex-wrap gap-4">
            <ButtonLink href={paths.checklists} variant="primary">
              Ver las listas
            </ButtonLink>
            <ButtonLink href={paths.pricing}>Ver los planes</ButtonLink>
          </div>
        </PageHeader>

        <Section title="Qué está en español y qué no">
          <ul className="max-w-reading list-disc space-y-2 ps-6">
            <li>
              <strong>En español:</strong> lo que usted le muestra o le dice al equipo. Cada revisión tiene su nombre,
              lo que está bien y la frase para el contratista, lista para enseñar en la pantalla.
            </li>
            <li>
              <strong>En español también:</strong> las condiciones para añadir a su contrato, de cada oficio, gratis.
            </li>
            <li>
              <strong>Por ahora en inglés:</strong> los pasos de las listas, los artículos y los demás textos del sitio.
              Si usted no lee inglés, pida a alguien de confianza que lea los pasos con usted.
            </li>
          </ul>
        </Section>

        <Section title="Cómo funciona">
          <ol className="max-w-reading list-decimal space-y-2 ps-6">
            <li>Elija su oficio: aire acondicionado, plomería, electricidad, alberca, energía solar y otros siete.</li>
            <li>Lea gratis los tres primeros puntos de cada lista. No hace falta una cuenta.</li>
            <li>
              Si le sirve, compre un plan. Se paga una vez, por transferencia bancaria o Zelle, y el código abre la
              lista por un año.
            </li>
            <li>Revise junto al contratista. Funciona sin señal, y sus respuestas y fotos se quedan en su teléfono.</li>
          </ol>
        </Section>

        <Section title="Precios">
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
            {plans.map(({ planType, name, priceDollars, projects }) => (
              <Card key={planType} className="flex flex-col gap-3">
                <CardTitle level={3}>
                  <span lang="en">{name}</span>
                </CardTitle>
                <p className="text-3xl font-bold">${priceDollars}</p>
                <p>
                  {projects === 1 ? 'Una lista completa' : `${projects} listas completas`}, un solo pago, por un año.
                  {planType === 'qualitechnician' &&
                    ' Con una llamada de 30 minutos; pregunte antes por correo si puede ser en español.'}
                </p>
                <ButtonLink href={`${paths.purchase}#${planType}`} className="mt-auto">
                  {`Elegir ${name}`}
                </ButtonLink>
              </Card>
            ))}
          </div>
          <p className="mt-6 max-w-reading">
            No hay devoluciones: mire primero los tres puntos gratis de su lista. Las páginas de compra están en inglés.
          </p>
        </Section>

        <Section title="Preguntas">
          <p className="max-w-reading">
            {site.contactEmail.includes('@') ? (
              <>
                Escriba a <TextLink href={`mailto:${site.contactEmail}`}>{site.contactEmail}</TextLink>.
              </>
            ) : (
              <>Escriba a {site.contactEmail}.</>
            )}{' '}
            El buscador de este sitio entiende palabras en español: “fuga”, “alberca”, “calentador de agua”.
          </p>
        </Section>
      </div>
    </Page>
  )
}
