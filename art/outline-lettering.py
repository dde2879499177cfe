"""
Draws the lettering of figures as outlines of our font: a picture in a page cannot load one, and would show in the
device's. Needs fonttools, brotli and hb-shape (libharfbuzz-bin).

    python3 art/outline-lettering.py FIGURE.svg ...                   # from art/figures into public/posts
    python3 art/outline-lettering.py hi WHOLE.woff2 FIGURE.svg ...    # into public/posts/hi

WHOLE is the font that cut-indic-font.py cuts. The words of a language are in art/figures/hi.json: of each figure, every
English text that has a word in it, and what stands there instead. Where it needs another size or place, it is an object:
what it says, and the attributes that differ. A text without a word is drawn as it is.
"""
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

ART = Path(__file__).parent
LATIN = ART.parent / "src/ui/styles/fonts/anek-latin.woff2"
OUT = ART.parent / "public/posts"
SVG = "http://www.w3.org/2000/svg"
UNITS = 1000
# A finer grid than this takes more bytes and shows nothing. Letters of Hindi and Telugu have more points.
GRID, GRID_OF_OTHERS = 2, 4
# What no lettering comes nearer to, at the sides.
EDGE = 8
# How much of a line stands before the place it is anchored at.
BEFORE = {"start": 0, "middle": 0.5, "end": 1}
LETTERING = ("font-family", "font-size", "font-weight", "text-anchor")
# Devanagari and Telugu, and the two joiners. All else, digits and the rupee sign too, our Latin font has.
INDIC = r"[\u0900-\u097f\u0c00-\u0c7f\u200c\u200d]+"
# Has a word in it: more than figures, signs and the units kW, A and kVAr.
A_WORD = re.compile(r"(?!(?:kW|A|kVAr)\b)\b[A-Za-z]+")


class RelativePen(BasePen):
    """Says each step from the last point, on the grid: so a letter is the same string wherever it stands."""

    def __init__(self, grid):
        super().__init__(None)
        self.grid = grid
        self.steps, self.at, self.offset = [], (0, 0), (0, 0)

    def place(self, x, y):
        self.offset = (round(x / self.grid), round(y / self.grid))

    def step(self, command, *points):
        placed = [(round(x / self.grid) + self.offset[0], round(y / self.grid) + self.offset[1]) for x, y in points]
        self.steps.append(command + " ".join(f"{x - self.at[0]} {y - self.at[1]}" for x, y in placed))
        self.at = placed[-1]

    def _moveTo(self, point):
        self.step("m", point)
        self.first = self.at

    def _lineTo(self, point):
        self.step("l", point)

    def _qCurveToOne(self, control, point):
        self.step("q", control, point)

    def _closePath(self):
        self.steps.append("z")
        self.at = self.first


@cache
def plain_font(path):
    font = TTFont(path)
    font.flavor = None
    if font["head"].unitsPerEm != UNITS:
        scale_upem(font, UNITS)
    path = Path(tempfile.mkdtemp()) / "font.ttf"
    font.save(path)
    return path


@cache
def glyphs_of(path, weight):
    return TTFont(plain_font(path)).getGlyphSet(location={"wght": weight})


def shape(words, path, weight, language):
    command = ["hb-shape", f"--variations=wght={weight}", f"--language={language}", "--no-glyph-names", "--output-format=json"]
    shaped = subprocess.run([*command, str(plain_font(path)), words], check=True, capture_output=True, text=True)
    return json.loads(shaped.stdout)


def outline(words, weight, grid, language, indic):
    """Words as one path on the grid, their width in ems and the box of their ink, kerned as a browser would."""
    pen, pen_x = RelativePen(grid), 0
    ink = BoundsPen(None)
    for run in re.findall(f"{INDIC}|(?:(?!{INDIC}).)+", words):
        font = indic if re.match(INDIC, run) else LATIN
        glyphs = pen.glyphSet = ink.glyphSet = glyphs_of(font, weight)
        for glyph in shape(run, font, weight, language):
            if glyph["g"] == 0:
                raise SystemExit(f"our font has no sign for one of “{words}”")
            drawn = glyphs[glyphs.font.getGlyphName(glyph["g"])]
            pen.place(pen_x + glyph["dx"], glyph["dy"])
            drawn.draw(pen)
            drawn.draw(TransformPen(ink, (1, 0, 0, 1, pen_x + glyph["dx"], glyph["dy"])))
            pen_x += glyph["ax"]

    return re.sub(r" -", "-", "".join(pen.steps)), pen_x / UNITS, [at / UNITS for at in ink.bounds]


def number(value):
    return f"{value:.4f}".rstrip("0").rstrip(".")


def forget_lettering(element):
    for name in LETTERING:
        element.attrib.pop(name, None)


def translate(svg, said):
    """Puts the words of another language in the place of the English ones: each of them, and no word that is not there."""
    left = set(said)
    for text in [*svg.iter(f"{{{SVG}}}title"), *svg.iter(f"{{{SVG}}}text")]:
        instead = said.get(text.text)
        left.discard(text.text)
        if isinstance(instead, dict):
            text.attrib.update({name: str(value) for name, value in instead.items() if name != "says"})
            instead = instead["says"]
        if not instead and A_WORD.search(text.text):
            raise SystemExit(f"“{text.text}” is not translated")
        text.text = instead or text.text
    if left:
        raise SystemExit(f"not in the figure: {left}")


def keep_apart(boxes, svg):
    """No lettering may reach over the figure's edge, or into another."""
    width, height = float(svg.get("width")), float(svg.get("height"))
    for at, (words, (left, top, right, bottom)) in enumerate(boxes):
        if left < EDGE or top < 0 or right > width - EDGE or bottom > height:
            raise SystemExit(f"“{words}” goes over the edge: {left:.0f} to {right:.0f} of {width:.0f}")
        for other, (l, t, r, b) in boxes[:at]:
            if left < r and l < right and top < b and t < bottom:
                raise SystemExit(f"“{words}” and “{other}” meet")


def draw(figure, language="en", indic=None):
    ET.register_namespace("", SVG)
    source = figure.read_text()
    svg = ET.fromstring(source)
    if indic:
        said = json.loads((figure.parent / f"{language}.json").read_text())[figure.stem]
        translate(svg, said)
        source += json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    boxes, grid = [], GRID_OF_OTHERS if indic else GRID
    for text in svg.iter(f"{{{SVG}}}text"):
        style = {**svg.attrib, **text.attrib}
        words, size = text.text, float(style["font-size"])
        scale = size * grid / UNITS
        path, width, (left, low, right, high) = outline(words, float(style.get("font-weight", 400)), grid, language, indic)
        x = float(text.attrib.pop("x")) - BEFORE[style.get("text-anchor", "start")] * width * size
        y = float(text.attrib.pop("y"))
        boxes.append((words, (x + left * size, y - high * size, x + right * size, y - low * size)))

        text.tag, text.text = f"{{{SVG}}}path", None
        forget_lettering(text)
        text.set("transform", f"translate({number(x)} {number(y)}) scale({number(scale)} {number(-scale)})")
        text.set("d", path)

    keep_apart(boxes, svg)
    forget_lettering(svg)
    # From which source it was drawn, so that the test sees a figure that was not drawn again.
    svg.set("data-of", hashlib.sha256(source.encode()).hexdigest()[:12])
    folder = OUT / language if indic else OUT
    folder.mkdir(exist_ok=True)
    ET.ElementTree(svg).write(folder / figure.name, encoding="unicode")


arguments = sys.argv[1:]
of_language = arguments[:2] if not arguments[0].endswith(".svg") else []
for name in arguments[len(of_language) :]:
    draw(Path(name), *of_language)
