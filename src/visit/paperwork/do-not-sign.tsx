import { Card } from '../../ui/card.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { papersToSign } from './do-not-sign-words.ts'
import { useFormField } from './use-form-field.tsx'

/** Three papers with what must be there before each is signed or taken; what is ticked is kept with the visit. */
export const DoNotSign = () => (
  <>
    <p className="mt-2">
      Sign or take each of these only when all its lines are ticked. “I will do it when this is done” is enough.
    </p>
    {papersToSign.map(({ id, title, why, first }) => (
      <Card key={id} className="mt-4">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 mb-2">{why}</p>
        {first.map((line) => (
          <Line key={line.id} name={`sign/${id}/${line.id}`} text={line.text} />
        ))}
      </Card>
    ))}
  </>
)

function Line({ name, text }: { name: string; text: string }) {
  const [value, write] = useFormField(name)
  return <TickBox label={text} checked={value === 'yes'} onTick={(isTicked) => write(isTicked ? 'yes' : '')} />
}
