import { moneyText } from '#domain/jobs/cents.ts';
import type { MessageBlock } from '#domain/messages/message-content.ts';
import { useMessageFrame } from '../mail-locale.ts';
import { useStyled } from '../styled.ts';
import { BlockTitle } from './block-title.tsx';
import { keyed } from './keyed.ts';

type PriceProps = Omit<Extract<MessageBlock, { type: 'price' }>, 'type'>;

export function Price({ lines, total }: PriceProps) {
  const styled = useStyled();
  const frame = useMessageFrame();
  return (
    <>
      <BlockTitle>{frame.price}</BlockTitle>
      <table {...styled('table')}>
        <tbody>
          {keyed(lines).map(({ key, value: { label, amount } }) => (
            <tr key={key}>
              <th scope="row" {...styled('item')}>
                {label}
              </th>
              <td {...styled('amount')}>{moneyText(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" {...styled('total-label')}>
              {frame.total}
            </th>
            <td {...styled('total')}>{moneyText(total)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
