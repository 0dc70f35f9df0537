import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Kisayollar.module.css';

/** The keys of the panel by their place: what they do, and which they are. */
const GRUPLAR = [
  [
    'heryer.baslik',
    [
      ['heryer.bul', 'Ctrl K'],
      ['heryer.yeniRandevu', 'Alt N'],
      ['heryer.ara', '/'],
      ['heryer.yeni', 'N'],
      ['heryer.duzenle', 'E'],
      ['heryer.kapat', 'Esc'],
      ['heryer.liste', '?'],
    ],
  ],
  ['form.baslik', [['form.kaydet', 'Ctrl Enter'], ['form.artir', '↑ ↓']]],
  ['tablo.baslik', [['tablo.gez', '↑ ↓'], ['tablo.uclar', 'Home End'], ['tablo.ac', 'Enter']]],
  [
    'takvim.baslik',
    [
      ['takvim.bugun', 'T'],
      ['takvim.gun', '[ ]'],
      ['takvim.gorunum', '1 2 3 4'],
      ['takvim.yakinlik', '+ −'],
      ['takvim.sutunlar', 'S'],
      ['takvim.tasi', 'Alt ↑ ↓ ← →'],
      ['takvim.sure', 'Alt Shift ↑ ↓'],
      ['takvim.tepsi', 'Ctrl X C V'],
    ],
  ],
  ['satis.baslik', [['satis.ilerle', 'Ctrl Enter'], ['satis.favori', '*']]],
] as const;

type KisayollarProps = { opened: boolean; onClose: () => void };

/** All keys of the panel on one page, for people who prefer the keyboard to the mouse. */
export function Kisayollar({ opened, onClose }: KisayollarProps) {
  const { t } = useTranslation('kisayol');
  return (
    <Modal opened={opened} onClose={onClose} title={t('baslik')} size="xl">
      <div className={classes.groups}>
        {GRUPLAR.map(([baslik, tuslar]) => (
          <section key={baslik} className={classes.group}>
            <h3>{t(baslik)}</h3>
            <dl>
              {tuslar.map(([is, keys]) => (
                <div key={is}>
                  <dt>{t(is)}</dt>
                  <dd>
                    {keys.split(' ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
