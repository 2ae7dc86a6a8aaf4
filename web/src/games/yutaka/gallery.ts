/** Positions of played games, for the gallery and for tests. `make_gallery.py` writes them as the engine's view does. */
import type { Specimen } from '@/games'
import views from './gallery.json'
import type { YutakaView } from './protocol'

export const gallery = views as unknown as readonly Specimen<YutakaView>[]
