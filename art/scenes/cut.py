"""The house at dusk, cut open, for Smart home: dark, and what each of its six appliances lights when it is on.
The page lays the six pictures of light alone over the dark one (mix-blend-mode: screen)."""
import sys, os; H_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [os.path.dirname(H_), H_]
from dusk import *
GROUPS = ('dusk', 'ac', 'geyser', 'fan', 'fridge', 'tv', 'pump')
CUT = .4                       # the plane of the cut; what is nearer has been taken away
BACK = 4.4                     # the rooms' rear wall
WIRE_Y = CUT-.05
COOL = (.30, .62, 1.); AMBER = hexc('#FF9A4A'); WHITE = hexc('#FFF1DC'); WATER = hexc('#35C9D6')

def lights(group, *objects):
    for o in objects: o['lit'] = group
def block(x0, x1, y0, y1, z0, z1, m, bevel=0.): return box(x1-x0, y1-y0, z1-z0, m, ((x0+x1)/2, (y0+y1)/2, (z0+z1)/2), bevel)
def shine(name, color, strength, group):
    """a lamp that is seen but throws no light of its own: a softbox beside it does, without noise"""
    return glow(f'{group}-{name}', color, strength, camonly=True)
def throw(group, loc, target, w, h, L, color): lights(group, softbox(loc, target, w, h, L, color, glossy=False))
def wire(group, *points):
    """the coral line from the board to what is on"""
    lights(group, tube([(x, WIRE_Y, z) for x, z in points], .022, shine('wire', CORAL, 2.2, group), 3, bez=False))

class P:      # plaster, tiles and wood of the rooms
    wall = staticmethod(lambda: mat('plaster', (.60, .57, .52), .9, bump=(6, .05, .02)))
    warm = staticmethod(lambda: mat('plaster2', hexc('#C9A27C'), .9, bump=(6, .05, .02)))
    blue = staticmethod(lambda: mat('plaster3', hexc('#7C98A0'), .9, bump=(6, .05, .02)))
    tile = staticmethod(lambda: mat('tile', hexc('#C7CFC8'), .25, spec=.5))
    wood = staticmethod(lambda: mat('teak', hexc('#7A4426'), .55, vary=(1.5, .2)))
    oak = staticmethod(lambda: mat('oak', hexc('#A97A4B'), .5, vary=(1.5, .15)))
    floor = staticmethod(lambda: mat('floor', hexc('#8A6C50'), .35, vary=(.8, .12)))
    cloth = staticmethod(lambda: mat('cloth', hexc('#2F6E74'), .95))
    linen = staticmethod(lambda: mat('linen', (.72, .68, .62), .95))
    rug = staticmethod(lambda: mat('rug', hexc('#B5502C'), .98))
    dark = staticmethod(lambda: mat('alu', (.03, .028, .026), .4))
    white = staticmethod(lambda: mat('enamel', (.78, .77, .74), .3))
    steel = staticmethod(lambda: mat('steel2', (.42, .43, .43), .32, .9))
    cut = staticmethod(lambda: mat('brick', hexc('#A4512F'), .9, bump=(9, .2, .04), vary=(4, .2)))
    slab = staticmethod(lambda: mat('conc', (.33, .31, .29), .8, bump=(4, .1, .03), vary=(1.2, .12)))

def shell():
    wh, br, co = P.wall(), P.cut(), P.slab()
    block(-6.2, 6.2, -.3, 8, -.1, .32, co)                                         # plinth
    block(-5.35, 5.55, CUT, BACK, .32, .34, P.floor())
    for x0, x1 in ((-5.6, -5.35), (5.55, 5.8)): block(x0, x1, CUT, 8, .32, 3.3, wh); block(x0, x1, CUT-.012, CUT, .32, 3.3, br)
    block(-5.6, 5.8, BACK, BACK+.2, .32, 3.3, P.warm()); block(.9, 1.05, CUT, BACK, .32, 3.3, wh); block(.9, 1.05, CUT-.012, CUT, .32, 3.3, br)
    block(-6.1, 6.3, CUT, 8.1, 3.3, 3.52, co, .015); box(12.4, .03, .05, M.line(), (.1, CUT-.012, 3.36))     # slab and its coral line
    for x0, x1 in ((-1.85, -1.6), (6.0, 6.25)): block(x0, x1, CUT, 8, 3.52, 6.35, wh); block(x0, x1, CUT-.012, CUT, 3.52, 6.35, br)
    block(-1.6, 2.55, BACK, BACK+.2, 3.52, 6.35, P.blue()); block(2.7, 6.0, BACK, BACK+.2, 3.52, 6.35, P.tile())
    block(2.55, 2.7, CUT, BACK, 3.52, 6.35, wh); block(2.55, 2.7, CUT-.012, CUT, 3.52, 6.35, br); block(-1.6, 2.55, CUT, BACK, 3.52, 3.54, P.floor())
    block(-1.85, 6.25, 7.8, 8, 3.52, 6.35, wh); block(-1.95, 6.35, CUT, 8.1, 6.35, 6.6, co, .015)
    # terrace, stair tower with its jaali, the tank on top
    block(-5.9, -1.85, CUT, CUT+.15, 3.52, 4.2, wh); block(-6.0, -5.85, CUT, 8, 3.52, 4.2, wh)
    x0, x1, y = -4.7, -1.85, 3.2; block(x0, x0+.3, y, y+3, 3.5, 8.0, br); block(x1-.3, x1, y, y+3, 3.5, 8.0, br); block(x0-.06, x1+.06, y-.08, y+3.05, 7.8, 8.04, co, .02)
    block(x0+.3, x1-.3, y+.02, y+.2, 3.5, 4.4, br); block(x0+.3, x1-.3, y+.02, y+.2, 7.6, 7.8, br); block(x0+.3, x1-.3, y+2.8, y+2.98, 3.5, 7.8, br)
    cx = (x0+x1)/2; n, k = 9, 12
    holes = [circ(.092, -1.1+2.2*(i+.5)/n, -1.6+3.2*(j+.5)/k, 8) for i in range(n) for j in range(k)]
    with front((cx, y+.12, 6.0)): plate(rrect(2.3, 3.22, .02), -.06, .06, br, holes, 0)
    lights('dusk', box(2.3, .02, 3.4, lamp('jali', tuple(c*.8 for c in hexc('#FF8A3A')), hexc('#FFB469'), 1.1, 4.2, 7.8), (cx, y+.5, 6.0)))
    with group((cx-.2, 4.6, 8.04)): lathe([(0, 0), (.72, 0), (.75, .1), (.75, 1.0), (.66, 1.2), (.32, 1.36), (.27, 1.44), (0, 1.44)], mat('tank', (.02, .022, .024), .35), n=32)
    solar(2.6, 3.0, 7.35, 5, 27)
def fan(x, y, z, turn):
    d = P.dark(); box(.03, .03, .34, d, (x, y, z-.17)); lathe([(.02, -.3), (.1, -.32), (.13, -.38), (.1, -.45), (.01, -.46)], d, (x, y, z), n=24)
    for k in range(3):
        a = turn+2*pi*k/3; box(.62, .14, .014, d, (x+.42*cos(a), y+.42*sin(a), z-.4), 0, (0, radians(5), a))
def frame_on_wall(x, z, w, h, m):
    box(w, .05, h, P.dark(), (x, BACK-.03, z)); box(w-.1, .02, h-.1, m, (x, BACK-.06, z))
def pot(x, y, z, s=1.):
    lathe([(0, 0), (.15*s, 0), (.2*s, .34*s), (.17*s, .34*s), (.16*s, .3*s), (0, .3*s)], P.slab(), (x, y, z), n=24); rng = random.Random(8); m = mat('leafp', (.05, .13, .06), .7)
    for k in range(34):
        a = rng.uniform(-1., 1.); b = rng.uniform(0, 2*pi); L = rng.uniform(.4, .95)*s; box(.07*s, .012, L, m, (x+sin(a)*cos(b)*L*.45, y+sin(a)*sin(b)*L*.45, z+.3*s+cos(a)*L*.45), 0, (a*-sin(b), a*cos(b), b))
def hall():
    c, w = P.cloth(), P.wood(); z = .34
    box(3.6, 2.2, .02, P.rug(), (-3.4, 2.3, z+.01), .01)
    block(-4.7, -2.3, 3.2, 4.1, z+.12, z+.45, c, .06); block(-4.7, -2.3, 3.95, 4.25, z+.4, z+.9, c, .08)
    for x in (-4.85, -2.15): block(x-.13, x+.13, 3.2, 4.2, z+.12, z+.66, c, .06)
    for x, m in ((-4.1, P.linen()), (-2.8, P.rug())): box(.5, .16, .42, m, (x, 3.86, z+.66), .06, (radians(-14), 0, radians(6)))
    block(-3.95, -2.75, 1.9, 2.5, z+.34, z+.4, w, .02); [box(.05, .05, .34, w, (x, y, z+.17)) for x in (-3.85, -2.85) for y in (1.98, 2.42)]
    frame_on_wall(-3.5, 2.2, 1.1, .75, P.linen())
    pot(-5.0, 1.5, z, 1.25)
    # television on its console
    block(-1.45, .6, 3.9, BACK-.05, z+.1, z+.48, P.oak(), .02); box(1.66, .06, .96, P.dark(), (-.42, BACK-.09, 1.68), .01); lights('tv', box(1.58, .012, .88, tv_screen(), (-.42, BACK-.13, 1.68)))
    for x, t in ((-3.6, .3), (-.9, .9)): fan(x, 2.2, 3.3, t)
    # floor lamp by the sofa and two wall lamps
    box(.03, .03, 1.5, P.dark(), (-1.85, 3.7, z+.75)); lights('fan', lathe([(.24, 0), (.3, -.34), (.28, -.34), (.22, 0)], shine('shade', hexc('#FFD7A0'), 3.2, 'fan'), (-1.85, 3.7, z+1.82), n=32))
    throw('fan', (-3.0, 2.3, 3.2), (-3.0, 2.3, 0), 3.4, 2.2, 1.9, WARM); throw('fan', (-1.85, 3.5, 2.3), (-1.85, 3.0, .3), .8, .8, 5, WARM); throw('fan', (-.4, 2.2, 3.2), (-.4, 2.2, 0), 1.4, 1.4, 1.2, WARM)
    throw('fan', (-3.0, .2, 1.8), (-3.0, -4, 0), 4.6, 1.4, .8, WARM)
    throw('tv', (-.42, 3.9, 1.7), (-1.1, 0, .9), 1.5, .9, 4.2, (.36, .52, 1.)); throw('tv', (-.42, .2, 1.6), (-.6, -4, 0), 1.4, 1, .7, (.36, .52, 1.))
def tv_screen():
    """a match at dusk: sky over grass, seen by the camera alone"""
    m = lamp('tvscreen', hexc('#2E7350'), hexc('#8FC4FF'), 1.5, 1.45, 1.75); return m
def kitchen():
    w, z = P.wood(), .34
    block(1.25, 4.15, 3.75, BACK, z+.1, z+.86, w, .01); block(1.22, 4.18, 3.7, BACK, z+.86, z+.92, mat('granite', (.045, .043, .04), .2), .01)
    for k in range(4): box(.012, .02, .7, P.dark(), (1.97+.72*k-.36, 3.74, z+.48)); box(.22, .03, .025, P.steel(), (1.62+.72*k, 3.73, z+.74))
    block(1.25, 4.15, 4.0, BACK, z+1.55, z+2.35, P.oak(), .01); [box(.012, .02, .76, P.dark(), (1.97+.72*k, 3.99, z+1.95)) for k in range(3)]
    block(1.22, 4.18, BACK-.03, BACK, z+.92, z+1.55, P.tile()); box(.62, .4, .02, P.dark(), (2.0, 4.0, z+.93)); lathe([(.13, 0), (.14, .16), (.13, .16)], P.steel(), (1.9, 4.0, z+.94), n=32)
    lights('fridge', box(2.7, .03, .025, shine('strip', WHITE, 3.4, 'fridge'), (2.7, 4.05, z+1.53)))
    # refrigerator, two doors
    block(4.35, 5.2, 3.55, BACK-.05, z+.03, z+1.95, P.steel(), .04); box(.86, .012, .014, P.dark(), (4.775, 3.545, z+1.3))
    for a, b in ((.35, 1.2), (1.4, 1.8)): box(.03, .05, b-a, P.dark(), (4.46, 3.51, z+(a+b)/2), .01)
    lights('fridge', box(.2, .012, .07, shine('panel', (.5, .85, 1.), 3.2, 'fridge'), (4.95, 3.54, z+1.62)))
    # a small table with two stools, and its lamp
    block(1.9, 3.3, 1.5, 2.3, z+.7, z+.75, P.oak(), .02); [box(.05, .05, .7, P.dark(), (x, y, z+.35)) for x in (2.0, 3.2) for y in (1.6, 2.2)]
    for x in (1.75, 3.5): lathe([(0, .44), (.18, .44), (.19, .48), (0, .49)], P.wood(), (x, 1.7, z), n=24); [box(.03, .03, .45, P.dark(), (x+.12*cos(a), 1.7+.12*sin(a), z+.22)) for a in (0, 2.1, 4.2)]
    lathe([(0, 0), (.09, .0), (.16, .08), (.15, .08)], P.rug(), (2.6, 1.9, z+.75), n=24)
    box(.012, .012, .8, P.dark(), (2.6, 1.9, 2.9)); lathe([(.02, .1), (.1, .08), (.28, -.1), (.27, -.11)], P.rug(), (2.6, 1.9, 2.5), n=32); lights('fridge', lathe([(.005, -.05), (.11, -.08), (.09, -.15), (.01, -.18)], shine('bulb', hexc('#FFE9CC'), 5, 'fridge'), (2.6, 1.9, 2.5), n=20))
    throw('fridge', (2.6, 1.9, 2.3), (2.6, 1.9, 0), .9, .9, 4.5, WHITE); throw('fridge', (3.3, 2.3, 3.22), (3.3, 2.4, 0), 3.0, 2.4, 1.2, WHITE); throw('fridge', (2.7, 3.95, z+1.5), (2.7, 3.9, z+.9), 2.7, .2, 3., WHITE); throw('fridge', (3.3, .2, 1.8), (3.3, -4, 0), 3.4, 1.3, .6, WHITE)
def bedroom():
    z = 3.54; li = P.linen()
    block(-.9, 1.1, 2.0, 4.15, z+.16, z+.34, P.wood(), .03); block(-.86, 1.06, 1.98, 4.1, z+.34, z+.58, li, .1); block(-.88, 1.08, 1.94, 3.2, z+.44, z+.63, P.cloth(), .08)
    block(-1.0, 1.2, 4.2, BACK-.02, z+.1, z+1.25, P.wood(), .04); [box(.75, .4, .16, li, (x, 3.78, z+.68), .07, (radians(-16), 0, 0)) for x in (-.4, .6)]
    block(1.75, 2.5, 3.4, BACK-.02, z, z+2.2, P.oak(), .02); box(.012, .02, 2.1, P.dark(), (2.12, 3.39, z+1.1)); [box(.03, .04, .24, P.dark(), (x, 3.37, z+1.1)) for x in (2.05, 2.19)]
    block(-1.5, -1.1, 3.75, BACK-.05, z, z+.5, P.oak(), .02); pot(-1.3, 4.0, z+.5, .45)
    # the split AC over the bed
    block(-.45, .85, BACK-.24, BACK-.01, 5.68, 6.0, P.white(), .06); box(1.18, .03, .03, P.dark(), (.2, BACK-.245, 5.72)); lights('ac', box(1.12, .02, .035, shine('louvre', (.35, .75, 1.), 5, 'ac'), (.2, BACK-.255, 5.735)), box(.12, .01, .035, shine('digits', (.5, .9, 1.), 5, 'ac'), (.62, BACK-.245, 5.9)))
    throw('ac', (.2, BACK-.35, 5.7), (.3, 1.2, 3.6), 1.2, .35, 9, COOL); throw('ac', (.4, 2.3, 6.28), (.4, 2.3, 3.5), 3.2, 2.4, 1.3, COOL); throw('ac', (.5, .2, 4.9), (.3, -5, 0), 3.0, 1.2, .55, COOL)
def bathroom():
    z, w = 3.54, P.white(); g = mat('grout', (.28, .30, .29), .8)
    block(2.7, 6.0, CUT, BACK, 3.52, 3.545, mat('tile2', hexc('#5C7072'), .2), 0)
    for k in range(1, 9): box(.012, .006, 2.8, g, (2.7+k*.367, BACK-.004, 4.93))
    for k in range(1, 8): box(3.3, .006, .012, g, (4.35, BACK-.004, 3.52+k*.354))
    # geyser, shower, bucket
    with group((5.25, BACK-.36, 5.36)): lathe([(.01, 0), (.26, .03), (.31, .1), (.31, .72), (.26, .8), (.01, .83)], w, n=40)
    lights('geyser', lathe([(.005, 0), (.045, 0), (.04, .02), (.005, .025)], shine('pilot', hexc('#FF4A1E'), 9, 'geyser'), (5.22, BACK-.685, 5.62), 24, rot=(radians(90), 0, 0)), box(.62, .4, .03, shine('belt', hexc('#FF7A2E'), 2.4, 'geyser'), (5.25, BACK-.38, 5.365)))
    tube([(5.12, BACK-.3, 5.36), (5.12, BACK-.12, 5.1), (5.12, BACK-.12, 4.6)], .02, P.steel(), 4); tube([(5.38, BACK-.3, 5.36), (5.38, BACK-.12, 5.1), (5.38, BACK-.12, 4.4)], .02, P.steel(), 4)
    lathe([(.0, 0), (.15, 0), (.18, .3), (.17, .3), (.14, .02)], mat('bucket', hexc('#2B6E8A'), .5), (5.25, 3.6, z), n=32); lathe([(.005, 0), (.13, -.02), (.13, -.05)], P.steel(), (4.55, 3.7, 5.75), n=32); tube([(4.55, BACK-.02, 5.95), (4.55, 3.9, 5.97), (4.55, 3.7, 5.78)], .02, P.steel(), 4)
    # basin and its mirror
    block(2.95, 3.85, 3.85, BACK, z+.72, z+.86, w, .05); block(3.1, 3.7, 4.0, BACK, z, z+.72, P.oak(), .02); box(.8, .03, 1.05, mat('mirror', (.5, .52, .53), .06, 1), (3.4, BACK-.03, 5.2), .01); tube([(3.4, BACK-.1, z+.86), (3.4, BACK-.1, z+1.06), (3.4, 4.1, z+1.04)], .018, P.steel(), 4)
    throw('geyser', (5.2, BACK-.5, 5.3), (4.6, 2.6, 3.6), .7, .5, 10, AMBER); throw('geyser', (4.4, 2.3, 6.28), (4.4, 2.4, 3.5), 2.6, 2.4, 1.7, AMBER); throw('geyser', (4.4, .2, 4.9), (4.4, -5, 0), 2.6, 1.2, .65, AMBER)
def pump():
    """beside the left wall; the water rises to the tank"""
    d, st = P.dark(), P.steel(); block(-7.35, -6.35, .1, .8, -.1, .18, P.slab(), .02)
    with group((-6.62, .45, .42), (0, radians(-90), 0)): lathe([(0, 0), (.19, 0), (.19, .42), (.17, .5), (.12, .52), (.12, .58), (0, .58)], mat('motor', hexc('#1C5F78'), .4), n=32)
    lathe([(0, 0), (.16, 0), (.16, .16), (0, .16)], st, (-6.62, .45, .42), n=32, rot=(0, radians(90), 0)); block(-7.15, -6.7, .3, .6, .18, .28, d)
    path = [(-6.54, .45, .5), (-6.54, .45, .95), (-6.06, .45, 1.0), (-6.06, .45, 4.45), (-5.75, .9, 4.5), (-4.95, 3.0, 4.5), (-4.95, 3.1, 8.35), (-4.2, 4.3, 8.7), (-3.6, 4.5, 9.4)]
    tube(path, .05, P.white(), 6, bez=False)
    lights('pump', tube([(x-.02, y-.05, z) for x, y, z in path], .034, shine('water', WATER, 1.5, 'pump'), 6, bez=False), box(.05, .02, .05, shine('led', (.3, 1., .5), 6, 'pump'), (-6.9, .29, .5)))
    throw('pump', (-6.9, -.4, 1.1), (-6.3, .8, .2), .9, .7, 4.2, WATER); throw('pump', (-6.35, -.3, 2.6), (-5.6, .6, 2.4), .4, 3.2, 1.4, WATER); throw('pump', (-4.9, 2.6, 7.2), (-4.2, 3.4, 6.8), .5, 2.6, 1.8, WATER); throw('pump', (-4.6, 3.2, 9.4), (-3.4, 4.6, 8.8), 1., .8, 3.2, WATER)
def board():
    """pole, service line, distribution board at the hall's left wall, and a wire to each appliance"""
    d = P.dark(); x, z = -5.475, 1.95
    tube([(-8.6, 3.0, -.1), (-8.6, 3.0, 7.2)], .09, d, 4, bez=False); [box(1.3, .08, .09, d, (-8.6, 3.0, q)) for q in (6.9, 6.3)]
    for k in (-.5, 0, .5): tube([(-8.6+k, 3.0, 6.95), (-7.2+k*.5, 1.8, 5.0), (x, WIRE_Y, 3.0)], .012, d, 2)
    tube([(x, WIRE_Y, 3.0), (x, WIRE_Y, z)], .02, d, 2, bez=False); box(.34, .08, .5, P.white(), (x, WIRE_Y, z), .02); box(.24, .02, .12, d, (x, WIRE_Y-.045, z+.08)); lights('dusk', box(.2, .01, .03, shine('boardlight', CORAL, 2.5, 'dusk'), (x, WIRE_Y-.05, z-.12)))
    up = [(x, z+.2), (x, 3.24)]
    wire('fan', *up, (-.9, 3.24)); wire('tv', *up, (.78, 3.24), (.78, 1.68)); wire('fridge', *up, (5.35, 3.24), (5.35, 1.9))
    wire('ac', *up, (-1.72, 3.24), (-1.72, 6.1)); wire('geyser', *up, (2.62, 3.24), (2.62, 5.6)); wire('pump', (x, z-.2), (x, .42))
def grounds():
    ground = mat('pave', (.105, .10, .096), .30, bump=(1.3, .12, .03), vary=(.5, .15)); lawn = mat('lawn', (.03, .06, .025), .9, bump=(14, .8, .08), vary=(1.5, .3)); co = P.slab()
    box(400, 400, .1, ground, (0, 0, -.15)); box(8, 4.2, .12, lawn, (-12.2, -1.4, -.05), .02); box(5.4, 4.2, .12, lawn, (8.9, -2.6, -.05), .02)
    wl = mat('cwall', (.52, .49, .45), .85, bump=(6, .06, .02))
    for x0, x1 in ((-60, -7.6), (6.9, 60)): box(x1-x0, .22, 1.7, wl, ((x0+x1)/2, 3.4, .75), .015); box(x1-x0+.06, .3, .07, co, ((x0+x1)/2, 3.4, 1.63), .01)
    box(52, .02, .035, M.line(), (-33.6, 3.27, 1.5))
    box(6.4, 2.2, .1, mat('water', (.004, .012, .013), .03, spec=.8, bump=(1.6, .06, .05)), (-2.4, -3.2, .0))
    for x, y, w, d in ((-2.4, -2.0, 6.8, .22), (-2.4, -4.4, 6.8, .22), (-5.7, -3.2, .22, 2.4), (.9, -3.2, .22, 2.4)): box(w, d, .22, co, (x, y, .0), .015)
    for x, y in ((2.2, -1.6), (4.6, -1.6), (2.2, -4.2), (4.6, -4.2)):
        box(.09, .09, .55, P.dark(), (x, y, .2)); lights('dusk', box(.1, .1, .06, glow('boll', hexc('#FFC58A'), 5, camonly=True), (x, y, .48))); throw('dusk', (x, y, .62), (x, y, 0), .3, .3, 2.0, WARM)
    rng = random.Random(4); sh = mat('shrub', (.035, .07, .04), .8)
    for x0, x1, yy in ((-24, -8.2, 2.9), (7, 18, 2.9), (6.6, 11, -.6), (-16, -9, -.2)):
        v = []; f = []
        for i in range(int((x1-x0)*300)):
            c = Vector((rng.uniform(x0, x1), yy+rng.gauss(0, .16), abs(rng.gauss(.22, .2)))); u = Vector((rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(.2, 1))).normalized()*rng.uniform(.09, .2); w = u.orthogonal().normalized()*.035
            k = len(v); v += [c, c+u*.5+w, c+u, c+u*.5-w]; f.append((k, k+1, k+2, k+3))
        me = bpy.data.meshes.new('shrub'); me.from_pydata(v, [], f); add('shrub', me, sh)
    tree(9.6, 6.2, 8.6, 3.2, 10000, 8, leaf=.14); tree(16, 12, 6.5, 3.2, 6000, 14, leaf=.16); tree(-27, 16, 6.0, 3, 5000, 12, leaf=.16)
    v = []; f = []
    for i in range(9000):
        X = rng.uniform(-130, 150); hh = 2.6+1.3*sin(X*.21)+.9*sin(X*.53+1)+.6*sin(X*1.3); c = Vector((X, 60+rng.uniform(-3, 3), max(0, hh*rng.random()**.6))); u = Vector((rng.uniform(-1, 1), 0, rng.uniform(-1, 1))).normalized()*.55; w = Vector((-u.z, 0, u.x))*.7
        k = len(v); v += [c-u, c+w, c+u, c-w]; f.append((k, k+1, k+2, k+3))
    ft = mat('fartree', (.03, .045, .04), .9); me = bpy.data.meshes.new('far'); me.from_pydata(v, [], f); add('far', me, ft); box(300, .2, 2.0, ft, (10, 61, .9))
    for i, (x, w, h) in enumerate(((24, 9, 7.5), (36, 12, 10), (50, 10, 6))):
        box(w, 8, h, mat('far', (.10, .12, .125), .9), (x, 46+i % 2*8, h/2))
def late_sky():
    """half an hour after dusk.py's: words are read on it, and lit rooms tell"""
    world((.24, .50, .66), .17, cam=[(-.02, tuple(c*.95 for c in hexc('#FF8A48'))), (.03, tuple(c*.72 for c in hexc('#F49A66'))), (.075, tuple(c*.42 for c in hexc('#C98A7C'))), (.13, tuple(c*.27 for c in hexc('#5F8A90'))), (.22, tuple(c*.34 for c in hexc('#1B5660'))), (.45, tuple(c*.5 for c in hexc('#0B3A45')))])
def scene():
    shell(); hall(); kitchen(); bedroom(); bathroom(); pump(); board(); grounds(); late_sky()
    softbox((-60, 90, 30), (0, 0, 3), 90, 36, .6, (1, .50, .28)); softbox((-45, -60, 50), (0, 0, 3), 60, 60, .26, (.40, .68, .88))
def light_only(group):
    """the lamps of one group burn; nothing else does, and the sky is black"""
    sc = bpy.context.scene
    for o in sc.objects:
        burns = o.type == 'LIGHT' or 'lit' in o or any(s.material and s.material.name in ('line', 'boll') for s in o.material_slots)
        o.hide_render = burns and o.get('lit', 'dusk') != group
    for n in sc.world.node_tree.nodes:
        if n.type == 'BACKGROUND':
            n['own'] = n.get('own', n.inputs[1].default_value); n.inputs[1].default_value = n['own'] if group == 'dusk' else 0
POST = dict(ev=.55, bloom=.085, bthr=.9, vig=.0, mist=200, haze=[[.15, .12, .12], .012, 30, .55])
def shot_l():
    """lying, 16:9: the left third is sky, for words"""
    camera((-4.6, -20, 2.9), (-4.6, 0, 2.9), 33, shift=(0, .07)); return (1600, 900), .7
# where a group's light falls, in metres at the cut: left, right, top; down to the foot of the picture
FALLS = {'ac': (-6, 3.4, 6.8), 'geyser': (-6, 6.6, 6.8), 'fan': (-7, 3, 4), 'fridge': (-6, 7.4, 4), 'tv': (-6, 3, 4), 'pump': (-9, 1, 10.5)}
def region(group, w, h):
    from bpy_extras.object_utils import world_to_camera_view as to_view
    sc = bpy.context.scene; sc.render.resolution_x, sc.render.resolution_y = w, h; bpy.context.view_layer.update(); a, b, top = FALLS[group]; see = lambda x, z: to_view(sc, sc.camera, Vector((x, CUT, z))); r = sc.render
    r.use_border = True; r.use_crop_to_border = False; r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = max(0, see(a, 0).x), min(1, see(b, 0).x), 0, min(1, see(0, top).y)
if __name__ == '__main__':
    args = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []; preview = '--preview' in args and 'big'; groups = args[args.index('--groups')+1].split(',') if '--groups' in args else GROUPS
    reset(); random.seed(7); scene(); (w, h), part = shot_l()
    for g in groups:
        light_only(g)
        if g == 'dusk': bpy.context.scene.render.use_border = False; render('cut-l', w, h, 24, preview=preview, post=POST)
        else: region(g, round(w*part), round(h*part)); render(f'cut-l-{g}', round(w*part), round(h*part), 20, preview=preview, post=dict(POST, black=True))
