import kagit from '../Kagit.module.css';
import classes from './Sozlesme.module.css';

/** A filled text: its first line is the heading of the paper. */
export function BelgeMetni({ metin, baslik: Baslik }: { metin: string; baslik: 'h1' | 'h2' }) {
  const [ilk = '', ...digerleri] = metin.trim().split('\n');
  return (
    <>
      <Baslik className={classes.title}>{ilk}</Baslik>
      <div className={kagit.text}>{digerleri.join('\n').trim()}</div>
    </>
  );
}
