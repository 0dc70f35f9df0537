import { stokCalls } from '@defter/contract/stok.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { createGiris, getGiris, listGirisler, removeGiris } from './giris.ts';
import { listSatisDurumu } from './list-satis-durumu.ts';
import { listKritikStoklar, listSiparisOnerisi, listSonKullanma, listStokHareketleri, listStoklar } from './list-stoklar.ts';
import { getSatisSarfi, saveSatisSarfi } from './satis-sarfi.ts';
import { saveStokMiktarlari, takeOutStok } from './save-miktarlar.ts';
import { countStok, listSayimFoyu, listSayimlar, removeSayim, saveSayimNedenleri } from './sayim.ts';
import { createServisUrunu, listServisUrunleri, removeServisUrunu, updateServisUrunu } from './servis-urunu.ts';

export function registerStok(platform: Platform): void {
  serve(platform, stokCalls.list, listStoklar);
  serve(platform, stokCalls.kritikler, listKritikStoklar);
  serve(platform, stokCalls.saveMiktarlar, saveStokMiktarlari);
  serve(platform, stokCalls.fizikselSayim, countStok);
  serve(platform, stokCalls.sayimlar, listSayimlar);
  serve(platform, stokCalls.saveSayimNedenleri, saveSayimNedenleri);
  serve(platform, stokCalls.removeSayim, removeSayim);
  serve(platform, stokCalls.sayimFoyu, listSayimFoyu);
  serve(platform, stokCalls.servisUrunleri, listServisUrunleri);
  serve(platform, stokCalls.createServisUrunu, createServisUrunu);
  serve(platform, stokCalls.updateServisUrunu, updateServisUrunu);
  serve(platform, stokCalls.removeServisUrunu, removeServisUrunu);
  serve(platform, stokCalls.hareketler, listStokHareketleri);
  serve(platform, stokCalls.girisler, listGirisler);
  serve(platform, stokCalls.giris, getGiris);
  serve(platform, stokCalls.createGiris, createGiris);
  serve(platform, stokCalls.removeGiris, removeGiris);
  serve(platform, stokCalls.cikis, takeOutStok);
  serve(platform, stokCalls.sonKullanma, listSonKullanma);
  serve(platform, stokCalls.siparisOnerisi, listSiparisOnerisi);
  serve(platform, stokCalls.satisDurumu, listSatisDurumu);
  serve(platform, stokCalls.satisSarfi, getSatisSarfi);
  serve(platform, stokCalls.saveSatisSarfi, saveSatisSarfi);
}
